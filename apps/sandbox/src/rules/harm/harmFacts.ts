import { epochMillisecondsFrom, type HarmFacts, moneyFromScore, zeroMoney } from '@kislap/domain';
import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import { harmSign } from '../../database/tables/harm';
import { playDay } from '../../database/tables/limits';
import { deposit } from '../../database/tables/payments';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { findPlaySession, playedSpans } from '../limits/playSession';

const minuteMs = 60_000;
const weekMs = 7 * manilaDayMs;
const breaksMs = 30 * manilaDayMs;
const failed = 2;
const credited = 1;

/** What a player has done lately, as the marker rule asks for it. */
export async function readHarmFacts(
  database: Database,
  playerId: number,
  { nowMs, isConcern }: { readonly nowMs: number; readonly isConcern: boolean },
): Promise<HarmFacts> {
  const sinceMs = nowMs - weekMs;
  const rounds = await database
    .select({ atMs: bet.atMs, stake: bet.stake, win: bet.win, left: bet.leftAfter })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gt(bet.atMs, sinceMs)))
    .orderBy(asc(bet.id));
  const orders = await database
    .select({ status: deposit.status, createdAtMs: deposit.createdAtMs, settledAtMs: deposit.settledAtMs })
    .from(deposit)
    .where(
      and(eq(deposit.playerId, playerId), gt(deposit.createdAtMs, sinceMs), isNull(deposit.returnedAtMs)),
    );
  const signs = await database
    .select()
    .from(harmSign)
    .where(and(eq(harmSign.playerId, playerId), gt(harmSign.atMs, nowMs - breaksMs)));
  const recent = signs.filter(({ atMs }) => atMs > sinceMs);
  const instantsOf = (kind: 'limitHit' | 'looserWish') =>
    recent.filter((sign) => sign.kind === kind).map(({ atMs }) => epochMillisecondsFrom(atMs));
  const settled = (status: number) =>
    orders.flatMap((order) =>
      order.status === status && order.settledAtMs !== null ? [epochMillisecondsFrom(order.settledAtMs)] : [],
    );
  const limitHits = instantsOf('limitHit');
  return {
    lost: await lostBetween(database, playerId, { fromMs: sinceMs, toMs: nowMs + 1 }),
    lostBefore: await lostBetween(database, playerId, { fromMs: sinceMs - 4 * weekMs, toMs: sinceMs }),
    deposits: settled(credited).map((at) => ({ at, day: manilaToday(at).day })),
    rounds: rounds.map(({ atMs, stake, win, left }) => ({
      at: epochMillisecondsFrom(atMs),
      stake,
      win,
      // Of a round of before nobody knows what it left: enough.
      left: left ?? moneyFromScore(Number.MAX_SAFE_INTEGER),
    })),
    days: await playedDays(database, playerId, nowMs),
    failedOrders: [...settled(failed), ...limitHits],
    limitHits,
    looserWishes: instantsOf('looserWish'),
    breaks: signs.flatMap(({ kind, atMs, untilMs }) =>
      kind === 'break' && untilMs !== null
        ? [{ from: epochMillisecondsFrom(atMs), until: epochMillisecondsFrom(untilMs) }]
        : [],
    ),
    orders: orders.map(({ createdAtMs }) => epochMillisecondsFrom(createdAtMs)),
    isConcern,
  };
}

async function lostBetween(
  database: Database,
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
) {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${bet.stake} - ${bet.win}), 0)::text` })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, fromMs), sql`${bet.atMs} < ${toMs}`));
  const lost = moneyFromScore(row?.total ?? 0);
  return lost > zeroMoney ? lost : zeroMoney;
}

/** The days of the last week at the games, the play session that runs included. */
async function playedDays(database: Database, playerId: number, nowMs: number) {
  const firstDay = manilaToday(nowMs - weekMs + manilaDayMs).day;
  const rows = await database
    .select({ day: playDay.day, playedMs: playDay.playedMs, nightMs: playDay.nightMs })
    .from(playDay)
    .where(and(eq(playDay.playerId, playerId), gte(playDay.day, firstDay)));
  const running = playedSpans(await findPlaySession(database, playerId), nowMs);
  const days = new Map(rows.map((row) => [row.day, row]));
  for (const span of running) {
    const held = days.get(span.day) ?? { day: span.day, playedMs: 0, nightMs: 0 };
    const sum = { playedMs: held.playedMs + span.playedMs, nightMs: held.nightMs + span.nightMs };
    days.set(span.day, { ...held, ...sum });
  }
  return [...days.values()].map(({ playedMs, nightMs }) => ({
    minutes: playedMs / minuteMs,
    nightMinutes: nightMs / minuteMs,
  }));
}
