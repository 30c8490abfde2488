import { randomBytes } from 'node:crypto';
import {
  type Game,
  gameListCall,
  gameLogCall,
  getHotCall,
  launchGameCall,
  platformListCall,
  tryGameCall,
  type WinTick,
} from '@kislap/api/contract';
import { pesoFromMoney, scoreFromMoney } from '@kislap/domain';
import { desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import type { CallContext, PlayerCallContext } from '../../calls/Call';
import { guestCall, playerCall } from '../../calls/defineCall';
import { gameListing, type ListedGame, studios } from '../../catalogue/gameListing';
import { fairRound } from '../../database/tables/fairness';
import { bet, launch } from '../../database/tables/games';
import { player } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import { accountIds } from '../../ledger/accounts';
import { readClosedParts } from '../../rules/closedParts';
import { checkLimitOfPlayer, checkLossLimits } from '../../rules/limits/moneyLimits';
import { checkPromptAnswered } from '../../rules/limits/checkPromptAnswered';
import { recordPlay } from '../../rules/limits/playSession';
import { checkNoneDue } from '../../rules/limits/realityCheck';
import { checkPlayTime } from '../../rules/limits/playTime';
import { checkNotAway } from '../../rules/players/away';
import { checkAsked } from '../../rules/persons/askPerson';
import { checkIdentity } from '../../rules/players/identity';
import { lockPlayer, maskNickname } from '../../rules/players/player';
import { fillWallet, playAccountOf } from '../../rules/wallets/wallets';

/** Calls about the games. */
export const gameCalls = [
  guestCall(gameListCall, async ({ operator }) => {
    const closed = await readClosedParts(operator.database);
    return gameListing.map((game) => describeGame(game, !closed.hasGame(game)));
  }),
  guestCall(getHotCall, () => gameListing.filter(({ isHot }) => isHot).map(({ code }) => ({ gc: code }))),
  guestCall(gameLogCall, listRecentWins),
  guestCall(platformListCall, async ({ operator }) => {
    const closed = await readClosedParts(operator.database);
    return studios.map(({ code, name, categories }, index) => ({
      pf: code,
      name,
      img: '',
      sort: index + 1,
      s: closed.has('studio', code) ? (0 as const) : (1 as const),
      cats: [...categories],
      note: undefined,
    }));
  }),
  guestCall(tryGameCall, tryGame),
  playerCall(launchGameCall, launchGame),
];

/** A game on the wire. */
function describeGame(game: ListedGame, isOpen: boolean): Game {
  return {
    gc: game.code,
    pf: game.studio,
    name: game.name,
    img: `/sandbox/art/games/${game.code}.svg`,
    cat: game.category,
    hot: game.isHot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    sort: game.sort,
    s: isOpen ? 1 : 0,
    demo: 1,
    rtp: game.returnPercent,
    min: pesoFromMoney(game.minStake),
    max: pesoFromMoney(game.maxStake),
    weight: game.turnoverPercent,
  };
}

/** @throws Refusal `notFound` when no game has this code */
export function findGame(code: string): ListedGame {
  const game = gameListing.find((listed) => listed.code === code);
  if (!game) throw new Refusal('notFound', { field: 'gc' });
  return game;
}

/**
 * Opens the demo of a game: its page has money of its own, and nothing is kept of it.
 *
 * @throws Refusal `notFound`, `switchedOff`
 */
async function tryGame(
  { operator, locale }: CallContext,
  { gc, lang }: v.InferOutput<typeof tryGameCall.request>,
): Promise<v.InferOutput<typeof tryGameCall.response>> {
  const game = findGame(gc);
  if ((await readClosedParts(operator.database)).hasGame(game)) throw new Refusal('switchedOff');
  return { url: demoUrl(game, lang ?? locale), open: 'frame' };
}

function demoUrl({ code }: ListedGame, language: string): string {
  return `/sandbox/games/${code}/demo?lang=${encodeURIComponent(language)}`;
}

/**
 * Opens a game. Its sid plays with the player's balance until the session ends. A studio with its own wallet takes
 * the whole balance until `thirdWdw`.
 *
 * @throws Refusal `notFound`, `checkDue`, `limitUnanswered`, `switchedOff`, of the identity check, `ownTimeUsedUp`,
 *   `ownLimitReached` for the smallest stake
 */
async function launchGame(context: PlayerCallContext, request: v.InferOutput<typeof launchGameCall.request>) {
  const { operator, session, locale, nowMs } = context;
  const game = findGame(request.gc);
  const playerId = session.player.id;
  if (request.demo === 1) return { ...(await tryGame(context, request)), sid: '' };
  await checkAsked(operator, session.player, nowMs);
  const sid = await context.once(v.string(), async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    checkNotAway(player, nowMs);
    await checkNoneDue(transaction, playerId, { operator, nowMs });
    await checkPromptAnswered(transaction, playerId);
    await checkLimitOfPlayer(transaction, playerId, operator);
    if ((await readClosedParts(transaction)).hasGame(game)) throw new Refusal('switchedOff');
    checkIdentity('play', player, operator.switches);
    await checkPlayTime(transaction, playerId, nowMs);
    await checkLossLimits(transaction, { playerId, amount: game.minStake, nowMs });
    await recordPlay(transaction, playerId, { nowMs, isOpen: true });
    const accountId = playAccountOf(playerId, game);
    if (accountId !== accountIds.cash(playerId)) {
      await fillWallet(transaction, { player, account: accountId, nowMs }, operator.failpoints);
    }
    const fresh = randomBytes(24).toString('base64url');
    await transaction.insert(launch).values({
      sid: fresh,
      playerId,
      tokenHash: session.tokenHash,
      gameCode: game.code,
      accountId,
      locale,
      createdAtMs: nowMs,
    });
    return fresh;
  });
  return { url: `/sandbox/games/${game.code}?sid=${sid}`, sid, open: 'frame' as const };
}

const most = 20;

/** The latest wins of this sandbox, of real rounds only, players' names masked. Who gets no more than the stake has not won. */
async function listRecentWins({ operator }: CallContext): Promise<WinTick[]> {
  const rows = await operator.database
    .select({ code: bet.gameCode, win: bet.win, atMs: bet.atMs, nickname: player.nickname })
    .from(bet)
    // A round that was drawn: the past that demo accounts are given was not.
    .innerJoin(fairRound, eq(fairRound.roundId, bet.roundId))
    .innerJoin(player, eq(player.id, bet.playerId))
    .where(gt(bet.win, bet.stake))
    .orderBy(desc(bet.id))
    .limit(most);
  return rows.map(({ code, win, atMs, nickname }) => ({
    gc: code,
    name: gameListing.find((game) => game.code === code)?.name ?? code,
    nick: maskNickname(nickname),
    WinScore: scoreFromMoney(win),
    logtime: Math.floor(atMs / 1000),
  }));
}
