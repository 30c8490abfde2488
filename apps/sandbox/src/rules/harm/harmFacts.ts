import { epochMillisecondsFrom, type HarmFacts, type Money, moneyFromScore, zeroMoney } from '@kislap/domain';
import { and, asc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { bet } from '../../database/tables/games';
import { harmSign } from '../../database/tables/harm';
import { deposit } from '../../database/tables/payments';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { readPlayDays } from '../limits/playTime';

const minuteMs = 60_000;
const weekMs = 7 * manilaDayMs;
const breaksMs = 30 * manilaDayMs;
const failed = 2;
const credited = 1;

/** What a player has done lately, as the marker rule asks for it. All of it is asked for at once. */
export async function readHarmFacts(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<Omit<HarmFacts, 'isConcern'>> {
  const sinceMs = nowMs - weekMs;
  const beforeMs = sinceMs - 4 * weekMs;
  const firstDay = manilaToday(nowMs - weekMs + manilaDayMs).day;
  const [rounds, orders, signs, losses, days] = await Promise.all([
    roundsOf(database, { playerId, sinceMs }),
    ordersOf(database, { playerId, sinceMs }),
    signsOf(database, { playerId, sinceMs: nowMs - breaksMs }),
    lossesOf(database, { playerId, beforeMs, sinceMs, toMs: nowMs + 1 }),
    readPlayDays(database, playerId, { from: firstDay, nowMs }),
  ]);
  const recent = signs.filter(({ atMs }) => atMs > sinceMs);
  const instantsOf = (kind: 'limitHit' | 'looserWish') =>
    recent.filter((sign) => sign.kind === kind).map(({ atMs }) => epochMillisecondsFrom(atMs));
  const settled = (status: number) =>
    orders.flatMap((order) =>
      order.status === status && order.settledAtMs !== null ? [epochMillisecondsFrom(order.settledAtMs)] : [],
    );
  const limitHits = instantsOf('limitHit');
  return {
    lost: lostOf(losses[0]?.since),
    lostBefore: lostOf(losses[0]?.before),
    deposits: settled(credited).map((at) => ({ at, day: manilaToday(at).day })),
    rounds: rounds.map(({ atMs, stake, win, left }) => ({
      at: epochMillisecondsFrom(atMs),
      stake,
      win,
      // Of a round of before nobody knows what it left: enough.
      left: left ?? moneyFromScore(Number.MAX_SAFE_INTEGER),
    })),
    days: days.map(({ playedMs, nightMs }) => ({
      minutes: playedMs / minuteMs,
      nightMinutes: nightMs / minuteMs,
    })),
    failedOrders: [...settled(failed), ...limitHits],
    limitHits,
    looserWishes: instantsOf('looserWish'),
    breaks: signs.flatMap(({ kind, atMs, untilMs }) =>
      kind === 'break' && untilMs !== null
        ? [{ from: epochMillisecondsFrom(atMs), until: epochMillisecondsFrom(untilMs) }]
        : [],
    ),
    orders: orders.map(({ createdAtMs }) => epochMillisecondsFrom(createdAtMs)),
  };
}

const given = sql.placeholder;

const roundsOf = createQuery((database) =>
  database
    .select({ atMs: bet.atMs, stake: bet.stake, win: bet.win, left: bet.leftAfter })
    .from(bet)
    .where(and(eq(bet.playerId, given('playerId')), gt(bet.atMs, given('sinceMs'))))
    .orderBy(asc(bet.id))
    .prepare('harm_rounds'),
);

const ordersOf = createQuery((database) =>
  database
    .select({ status: deposit.status, createdAtMs: deposit.createdAtMs, settledAtMs: deposit.settledAtMs })
    .from(deposit)
    .where(
      and(
        eq(deposit.playerId, given('playerId')),
        gt(deposit.createdAtMs, given('sinceMs')),
        isNull(deposit.returnedAtMs),
      ),
    )
    .prepare('harm_orders'),
);

const signsOf = createQuery((database) =>
  database
    .select()
    .from(harmSign)
    .where(and(eq(harmSign.playerId, given('playerId')), gt(harmSign.atMs, given('sinceMs'))))
    .prepare('harm_signs'),
);

/** What was lost since an instant, and in the time before it; less than zero when more was won. */
const lossesOf = createQuery((database) =>
  database
    .select({
      since: sql<string>`coalesce(sum(${bet.stake} - ${bet.win}) FILTER (WHERE ${bet.atMs} >= ${given('sinceMs')}::bigint), 0)::text`,
      before: sql<string>`coalesce(sum(${bet.stake} - ${bet.win}) FILTER (WHERE ${bet.atMs} < ${given('sinceMs')}::bigint), 0)::text`,
    })
    .from(bet)
    .where(
      and(eq(bet.playerId, given('playerId')), gte(bet.atMs, given('beforeMs')), lt(bet.atMs, given('toMs'))),
    )
    .prepare('harm_losses'),
);

function lostOf(score: string | undefined): Money {
  const lost = moneyFromScore(score ?? 0);
  return lost > zeroMoney ? lost : zeroMoney;
}
