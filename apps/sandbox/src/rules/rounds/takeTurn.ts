import type { Chance, Money } from '@kislap/domain';
import { zeroMoney } from '@kislap/domain';
import { LONGEST_ROUND_MS, minimumRoundMs, type RoomDraw } from '@kislap/domain/games';
import { and, eq } from 'drizzle-orm';
import type { ListedGame } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import { fairRound, fairSeed, roundPace } from '../../database/tables/fairness';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { readClosedParts } from '../closedParts';
import { openSeeds, takeNonce } from '../fairness/seeds';
import { checkPromptAnswered } from '../limits/checkPromptAnswered';
import { checkLimitOfPlayer } from '../limits/moneyLimits';
import type { Operator } from '../Operator';
import { checkComplete } from '../players/accountNeed';
import { checkNotAway } from '../players/away';
import { checkIdentity } from '../players/identity';
import { lockPlayer } from '../players/player';

/** A bet that was sent, not played yet. */
interface SentBet {
  readonly playerId: number;
  readonly game: ListedGame;
  readonly roundId: string;
  /** The key that its request is sent under. */
  readonly key: string;
  readonly bet: string;
  readonly stake: Money;
  readonly nowMs: number;
}

/**
 * Uses up a nonce for a bet that is sent, whatever becomes of it, and the time until the player's next one. A bet that
 * is sent again keeps both, and is played to its end whatever was closed since. Somebody who is away is told that first.
 *
 * @throws Refusal of `checkNotAway`, `switchedOff`, `accountIncomplete`, of the identity check, `limitUnanswered`, `tooSoon`,
 *   and `keyReused` when another bet was sent under this key
 */
export async function takeTurn(operator: Operator, bet: SentBet): Promise<void> {
  const { playerId, game, roundId, key, stake, nowMs } = bet;
  await transact(operator.database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    if (await isSent(transaction, bet)) return;
    checkNotAway(player, nowMs);
    if ((await readClosedParts(transaction)).hasGame(game)) throw new Refusal('switchedOff');
    checkComplete(player);
    checkIdentity('play', player, operator.switches);
    await checkPromptAnswered(transaction, playerId);
    await checkLimitOfPlayer(transaction, playerId, operator);
    await keepPace(transaction, {
      playerId,
      nowMs,
      pauseMs: operator.pauseMs(minimumRoundMs(game.rules)),
      longestMs: operator.pauseMs(LONGEST_ROUND_MS),
    });
    const owner = { playerId, gameCode: game.code, nowMs, operator };
    const { active } = await openSeeds(transaction, owner);
    const sent = { roundId, key, bet: bet.bet, stake, state: 'sent', win: zeroMoney } as const;
    await takeNonce(transaction, active, { ...sent, atMs: nowMs });
  });
}

/** @throws Refusal `keyReused` when the round is another bet */
async function isSent(transaction: Database, { roundId, bet, stake }: SentBet): Promise<boolean> {
  const [sent] = await transaction
    .select({ bet: fairRound.bet, stake: fairRound.stake })
    .from(fairRound)
    .where(eq(fairRound.roundId, roundId));
  if (sent && (sent.bet !== bet || sent.stake !== stake)) throw new Refusal('keyReused');
  return sent !== undefined;
}

/** @throws Refusal `tooSoon` when the round before started less than its time ago */
async function keepPace(
  transaction: Database,
  {
    playerId,
    nowMs,
    pauseMs,
    longestMs,
  }: {
    readonly playerId: number;
    readonly nowMs: number;
    readonly pauseMs: number;
    /** The longest that any game asks for. */
    readonly longestMs: number;
  },
): Promise<void> {
  const [paced] = await transaction.select().from(roundPace).where(eq(roundPace.playerId, playerId));
  const waitMs = (paced?.nextAtMs ?? nowMs) - nowMs;
  // A clock that was set back holds nobody up for longer than a round takes, of whatever game.
  if (waitMs > 0 && waitMs <= longestMs) throw new Refusal('tooSoon', { wait: waitMs / 1000 });
  const nextAtMs = nowMs + pauseMs;
  await transaction
    .insert(roundPace)
    .values({ playerId, nextAtMs })
    .onConflictDoUpdate({ target: roundPace.playerId, set: { nextAtMs } });
}

/** What a bet that was sent is drawn with. */
export interface Turn {
  readonly seedId: number;
  readonly nonce: number;
  readonly bet: string;
  readonly chance: Chance;
}

/** The turn of a bet that was sent. */
export async function findTurn(
  database: Database,
  roundId: string,
  { chanceOf }: Pick<Operator, 'chanceOf'>,
): Promise<Turn | undefined> {
  const [row] = await database
    .select()
    .from(fairRound)
    .innerJoin(fairSeed, eq(fairSeed.id, fairRound.seedId))
    .where(eq(fairRound.roundId, roundId));
  if (row === undefined) return undefined;
  const { seedId, nonce, bet } = row.fair_round;
  return { seedId, nonce, bet, chance: chanceOf({ ...row.fair_seed, nonce }) };
}

/** What becomes of a bet that was sent: a ticket is bought first, and played with the draw of its room. */
type TurnChange =
  | { readonly state: 'bought' }
  | { readonly state: 'played'; readonly win: Money; readonly room?: RoomDraw };

/** Writes down what became of a bet that was sent. */
export async function changeTurn(
  database: Database,
  { seedId, nonce }: Pick<Turn, 'seedId' | 'nonce'>,
  change: TurnChange,
): Promise<void> {
  await database
    .update(fairRound)
    .set(change)
    .where(and(eq(fairRound.seedId, seedId), eq(fairRound.nonce, nonce)));
}

/** Writes down that a bet was refused: its nonce stays used, and what it would have paid is shown. */
export async function refuseTurn(database: Database, roundId: string): Promise<void> {
  await database
    .update(fairRound)
    .set({ state: 'refused' })
    .where(and(eq(fairRound.roundId, roundId), eq(fairRound.state, 'sent')));
}
