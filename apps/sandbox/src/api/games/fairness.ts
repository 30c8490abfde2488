import {
  fairInfoCall,
  type FairInfoRow,
  fairRotateCall,
  type FairSeedRow as WireSeed,
  fairSeedsCall,
} from '@kislap/api/contract';
import { scoreFromMoney, zeroMoney } from '@kislap/domain';
import { ROOM_CHAIN_DRAWS, roomChainOf, type RoomDraw } from '@kislap/domain/games';
import { and, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { gameListing } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import { fairRound, fairSeed } from '../../database/tables/fairness';
import { bet } from '../../database/tables/games';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { wouldPay } from '../../rules/fairness/checkRounds';
import { chainOfDraw, chainsOf, hasRoom, nextDraw } from '../../rules/fairness/roomChains';
import {
  type FairSeedRow,
  findSeeds,
  hasOpenRound,
  isWorn,
  openSeeds,
  type OpenSeeds,
  rotateSeeds,
  type SeedOwner,
} from '../../rules/fairness/seeds';
import { lockPlayer } from '../../rules/players/player';
import { closeLostRounds } from '../../rules/rounds/closeLostRounds';

/** Calls about what rounds follow from. */
export const fairnessCalls = [
  playerCall(fairInfoCall, tellSeeds),
  playerCall(fairRotateCall, changeSeeds),
  playerCall(fairSeedsCall, listSeeds),
];

const isEvent = (gameCode: string): boolean => gameCode === 'luck-draw' || gameCode === 'egg';

/** @throws Refusal `notFound` for what is neither a game nor an event that draws */
function ownerOf({ operator, session, nowMs }: PlayerCallContext, gameCode: string): SeedOwner {
  const isDrawn = isEvent(gameCode) || gameListing.some(({ code }) => code === gameCode);
  if (!isDrawn) throw new Refusal('notFound', { field: 'gc' });
  return { playerId: session.player.id, gameCode, nowMs, operator };
}

/**
 * What the next round follows from. Seeds are made when they are asked for first, so that they stand before play, and those
 * that have served long enough make room here as they would before the round.
 */
async function tellSeeds(context: PlayerCallContext, { gc }: v.InferOutput<typeof fairInfoCall.request>) {
  const owner = ownerOf(context, gc);
  const { database } = context.operator;
  const found = await findSeeds(database, owner);
  const seeds =
    found && !isWorn(found.active, owner.nowMs)
      ? found
      : await transact(database, async (transaction) => {
          await lockPlayer(transaction, owner.playerId);
          return await openSeeds(transaction, owner);
        });
  return describeSeeds(owner, seeds, await hashesOfRoom(context, gc));
}

type RoomHashes = Pick<FairInfoRow, 'roomCommit' | 'roomNext'>;

/** What the next draws of a game's room are checked against: shown before any ticket of theirs is bought. */
async function hashesOfRoom({ operator, nowMs }: PlayerCallContext, gameCode: string): Promise<RoomHashes> {
  const game = gameListing.find(({ code }) => code === gameCode);
  if (!game || !hasRoom(game)) return { roomCommit: undefined, roomNext: undefined };
  const draw = nextDraw(nowMs);
  const { commitment: roomCommit } = await chainOfDraw(operator, gameCode, draw);
  const { commitment: roomNext } = await chainOfDraw(operator, gameCode, draw + ROOM_CHAIN_DRAWS);
  return { roomCommit, roomNext };
}

function describeSeeds(
  { gameCode, operator }: SeedOwner,
  { active, next }: OpenSeeds,
  room: RoomHashes,
): FairInfoRow {
  return {
    gc: gameCode,
    commit: active.commitment,
    next: next.commitment,
    head: next.head,
    clientSeed: active.clientSeed,
    nonce: active.rounds,
    predictable: operator.random.isPredictable ? 1 : 0,
    ...room,
  };
}

/** Reveals the seed of a game. */
async function changeSeeds(
  context: PlayerCallContext,
  { gc, clientSeed }: v.InferOutput<typeof fairRotateCall.request>,
) {
  const owner = ownerOf(context, gc);
  await closeLostRounds(context.operator.database, owner);
  const room = await hashesOfRoom(context, gc);
  return await context.once(fairRotateCall.response, async (transaction) => {
    await lockPlayer(transaction, owner.playerId);
    const open = await openSeeds(transaction, owner);
    if (await hasOpenRound(transaction, open.active.id)) throw new Refusal('roundOpen');
    const begun = { ...open, clientSeed: clientSeed ?? open.active.clientSeed };
    return describeSeeds(owner, await rotateSeeds(transaction, owner, begun), room);
  });
}

/** As many seeds of an event as are listed: its rounds have no number by which an older one could be asked for. */
const mostSeedsOfEvent = 24;

/** @throws Refusal `notFound` for a bet that is not the player's own in this game, or was played without a seed */
async function listSeeds(
  context: PlayerCallContext,
  { gc, logId }: v.InferOutput<typeof fairSeedsCall.request>,
): Promise<WireSeed[]> {
  const { playerId } = ownerOf(context, gc);
  const { database } = context.operator;
  if (logId > 0) {
    const row = await seedOfBet(database, { playerId, gameCode: gc, logId });
    if (row === undefined) throw new Refusal('notFound', { field: 'logId' });
    return [await describeSeed(database, row.seed, row.roundId)];
  }
  const revealed = await database
    .select()
    .from(fairSeed)
    .where(and(eq(fairSeed.playerId, playerId), eq(fairSeed.gameCode, gc), eq(fairSeed.state, 'revealed')))
    .orderBy(desc(fairSeed.id))
    .limit(isEvent(gc) ? mostSeedsOfEvent : 1);
  const shown = revealed.filter(({ rounds }, place) => place === 0 || rounds > 0);
  return await Promise.all(shown.map((row) => describeSeed(database, row)));
}

async function seedOfBet(
  database: Database,
  {
    playerId,
    gameCode,
    logId,
  }: { readonly playerId: number; readonly gameCode: string; readonly logId: number },
): Promise<{ readonly seed: FairSeedRow; readonly roundId: string } | undefined> {
  const [row] = await database
    .select({ seed: fairSeed, roundId: fairRound.roundId })
    .from(bet)
    .innerJoin(fairRound, eq(fairRound.roundId, bet.roundId))
    .innerJoin(fairSeed, eq(fairSeed.id, fairRound.seedId))
    .where(and(eq(bet.id, logId), eq(bet.playerId, playerId), eq(bet.gameCode, gameCode)));
  return row;
}

/** A seed on the wire. What is not revealed shows the one round that was asked for. */
async function describeSeed(database: Database, row: FairSeedRow, roundId?: string): Promise<WireSeed> {
  const isRevealed = row.state === 'revealed';
  const ofSeed = eq(fairRound.seedId, row.id);
  const only = !isRevealed && roundId !== undefined ? eq(fairRound.roundId, roundId) : undefined;
  const rounds = await database
    .select({ round: fairRound, betId: bet.id })
    .from(fairRound)
    .leftJoin(bet, and(eq(bet.roundId, fairRound.roundId), eq(bet.playerId, row.playerId)))
    .where(and(ofSeed, only))
    .orderBy(desc(fairRound.nonce));
  const chains = new Set(rounds.flatMap(({ round: { room } }) => (room ? [roomChainOf(room.draw)] : [])));
  const shown = chains.size === 0 ? [] : await chainsOf(database, row.gameCode, [...chains]);
  const shownOf = (room: RoomDraw | null) =>
    room === null ? undefined : shown.find(({ chain }) => chain === roomChainOf(room.draw))?.commitment;
  return {
    commit: row.commitment,
    seed: isRevealed ? row.seed : '',
    clientSeed: row.clientSeed,
    rounds: rounds.map(({ round, betId }) => ({
      ...describeRound(row, round, betId ?? 0),
      roomCommit: shownOf(round.room),
    })),
  };
}

const states = { sent: 0, bought: 0, played: 1, refused: 2 } as const;

function describeRound(seed: FairSeedRow, row: typeof fairRound.$inferSelect, betId: number) {
  const isDropped = row.state === 'refused' && seed.state === 'revealed';
  const win = isDropped ? (wouldPay(seed, row) ?? zeroMoney) : row.win;
  return {
    nonce: row.nonce,
    LogID: betId,
    bet: row.bet,
    BetScore: scoreFromMoney(row.stake),
    WinScore: scoreFromMoney(win),
    state: states[row.state],
    LogTime: Math.floor(row.atMs / 1000),
    drawn: row.drawn ?? undefined,
    roomSeed: row.room?.seed,
    roomDraw: row.room?.draw,
  };
}
