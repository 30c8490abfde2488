import { statementCall } from '@kislap/api/contract';
import {
  epochSecondsFrom,
  manilaDaysBack,
  netResult,
  pesoFromMoney,
  scoreFromMoney,
  subtractMoney,
} from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import type { Database } from '../../database/Database';
import { betDay } from '../../database/tables/games';
import { manilaDayMs, manilaDayNumber, manilaDayStart } from '../../kernel/manilaDays';
import { readPlayDays } from '../../rules/limits/playTime';
import { linesOf, sumsOf } from './statementLines';
import { daysOf, periodOf } from './statementPeriod';

/** The call about everything that moved the player's balance. */
export const statementCalls = [playerCall(statementCall, readStatement)];

/**
 * A page of everything that moved the player's balance in some Manila days, with what the whole time came to.
 *
 * @throws Refusal `badParameter` for days that are none or too many
 */
async function readStatement(
  { operator: { database }, session, nowMs }: PlayerCallContext,
  { from, to, logId }: v.InferOutput<typeof statementCall.request>,
) {
  const period = periodOf({ from, to });
  const { id } = session.player;
  const [{ totals, balances }, minutes, days, rows] = await Promise.all([
    sumsOf(database, id, period),
    minutesIn(database, id, { from, to, nowMs }),
    netOfDays(database, id, to),
    linesOf(database, id, { ...period, logId }),
  ]);
  return {
    dep: pesoFromMoney(totals.deposited),
    wdw: pesoFromMoney(totals.withdrawn),
    bonus: pesoFromMoney(totals.bonus),
    BetScore: scoreFromMoney(totals.staked),
    WinScore: scoreFromMoney(totals.won),
    net: pesoFromMoney(netResult(totals)),
    minutes,
    open: pesoFromMoney(balances.opening),
    close: pesoFromMoney(balances.closing),
    days,
    rows,
  };
}

const minuteMs = 60_000;

/** The minutes at the games in a period: the same time as everywhere. */
async function minutesIn(
  database: Database,
  playerId: number,
  { from, to, nowMs }: { readonly from: string; readonly to: string; readonly nowMs: number },
): Promise<number> {
  const days = await readPlayDays(database, playerId, { from, to, nowMs });
  return Math.floor(days.reduce((sum, { playedMs }) => sum + playedMs, 0) / minuteMs);
}

const shownDays = 30;

/** Won less staked of each of the 30 Manila days up to `to`, oldest first; a day without a bet came to nothing. */
async function netOfDays(database: Database, playerId: number, to: string) {
  const endsAtMs = manilaDayStart(to) + manilaDayMs;
  const period = { startsAtMs: endsAtMs - shownDays * manilaDayMs, endsAtMs };
  const rows = await database
    .select()
    .from(betDay)
    .where(and(eq(betDay.playerId, playerId), daysOf(period)));
  const last = manilaDayNumber(manilaDayStart(to));
  const nets = new Map(
    rows.map(({ day, win, stake }) => [last - day, pesoFromMoney(subtractMoney(win, stake))]),
  );
  return manilaDaysBack(epochSecondsFrom(manilaDayStart(to) / 1000), shownDays)
    .map((d, back) => ({ d, net: nets.get(back) ?? 0 }))
    .toReversed();
}
