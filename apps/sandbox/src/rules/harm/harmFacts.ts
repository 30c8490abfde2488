import { epochMillisecondsFrom, type HarmFacts, type Money, moneyFromScore, zeroMoney } from '@kislap/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import type { harmSign } from '../../database/tables/harm';
import type { deposit } from '../../database/tables/payments';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import type { CountedPlaySession, PlayedSpan } from '../limits/playSession';
import { withRunning } from '../limits/playTime';

const minuteMs = 60_000;
const weekMs = 7 * manilaDayMs;
const breaksMs = 30 * manilaDayMs;
/** The longest break: one that began before it, and within the time that counts is over. */
const longestBreakMs = 90 * manilaDayMs;
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
  const [found] = await lookOf(database, {
    playerId,
    sinceMs,
    beforeMs,
    firstDay,
    toMs: nowMs + 1,
    signsSinceMs: nowMs - breaksMs - longestBreakMs,
  });
  if (!found) throw new Error('Nothing was answered about a player');
  const { rounds, orders, signs, losses, playSession } = found;
  const days = withRunning(found.days, playSession ?? undefined, { from: firstDay, nowMs });
  const recent = signs.filter(({ atMs }) => atMs > sinceMs);
  const instantsOf = (kind: 'limitHit' | 'looserWish') =>
    recent.filter((sign) => sign.kind === kind).map(({ atMs }) => epochMillisecondsFrom(atMs));
  // An order whose payment went back was made all the same; it neither brought money nor failed by itself.
  const settled = (status: number) =>
    orders.flatMap(({ settledAtMs, isReturned, ...order }) =>
      order.status === status && settledAtMs !== null && settledAtMs > sinceMs && !isReturned
        ? [epochMillisecondsFrom(settledAtMs)]
        : [],
    );
  const limitHits = instantsOf('limitHit');
  return {
    lost: lostOf(losses.since),
    lostBefore: lostOf(losses.before),
    deposits: settled(credited).map((at) => ({ at, day: manilaToday(at).day })),
    rounds: rounds.map(({ atMs, stake, win, left }) => ({
      at: epochMillisecondsFrom(atMs),
      stake: moneyFromScore(stake),
      win: moneyFromScore(win),
      // Of a round of before nobody knows what it left: enough.
      left: moneyFromScore(left ?? Number.MAX_SAFE_INTEGER),
    })),
    days: days.map(({ playedMs, nightMs }) => ({
      minutes: playedMs / minuteMs,
      nightMinutes: nightMs / minuteMs,
    })),
    failedOrders: [...settled(failed), ...limitHits],
    limitHits,
    looserWishes: instantsOf('looserWish'),
    breaks: signs.flatMap(({ kind, atMs, untilMs }) =>
      kind === 'break' && untilMs !== null && untilMs > nowMs - breaksMs
        ? [{ from: epochMillisecondsFrom(atMs), until: epochMillisecondsFrom(untilMs) }]
        : [],
    ),
    orders: orders.flatMap(({ createdAtMs }) =>
      createdAtMs > sinceMs ? [epochMillisecondsFrom(createdAtMs)] : [],
    ),
  };
}

const given = sql.placeholder;

/** Rows of a question within a question, as a list; empty when there are none. */
const listOf = <Row>(rows: SQL) =>
  sql<readonly Row[]>`(SELECT coalesce(json_agg(row), '[]') FROM (${rows}) AS row)`;

interface RoundRow {
  readonly atMs: number;
  readonly stake: number;
  readonly win: number;
  readonly left: number | null;
}

type OrderRow = Pick<typeof deposit.$inferSelect, 'status' | 'createdAtMs' | 'settledAtMs'> & {
  readonly isReturned: boolean;
};
type SignRow = Pick<typeof harmSign.$inferSelect, 'kind' | 'atMs' | 'untilMs'>;

/** All of it in one question: asked one by one, each of them costs more to ask than to answer. */
const lookOf = createQuery((database) => {
  const playerId = sql`${given('playerId')}::int`;
  const sinceMs = sql`${given('sinceMs')}::bigint`;
  return database
    .select({
      rounds: listOf<RoundRow>(sql`SELECT at_ms AS "atMs", stake, win, left_after AS "left"
        FROM bet WHERE player_id = ${playerId} AND at_ms > ${sinceMs} ORDER BY id`),
      // A late payment is credited long after its order was made: each counts from its own instant on.
      orders:
        listOf<OrderRow>(sql`SELECT status, created_at_ms AS "createdAtMs", settled_at_ms AS "settledAtMs",
          returned_at_ms IS NOT NULL AS "isReturned"
        FROM deposit WHERE player_id = ${playerId}
          AND (created_at_ms > ${sinceMs} OR settled_at_ms > ${sinceMs})`),
      signs: listOf<SignRow>(sql`SELECT kind, at_ms AS "atMs", until_ms AS "untilMs"
        FROM harm_sign WHERE player_id = ${playerId} AND at_ms > ${given('signsSinceMs')}::bigint`),
      // What was lost since an instant, and in the time before it; less than zero when more was won.
      losses: sql<{ readonly since: string; readonly before: string }>`(SELECT json_build_object(
          'since', coalesce(sum(stake - win) FILTER (WHERE at_ms >= ${sinceMs}), 0)::text,
          'before', coalesce(sum(stake - win) FILTER (WHERE at_ms < ${sinceMs}), 0)::text)
        FROM bet WHERE player_id = ${playerId}
          AND at_ms >= ${given('beforeMs')}::bigint AND at_ms < ${given('toMs')}::bigint)`,
      days: listOf<PlayedSpan>(sql`SELECT day, played_ms AS "playedMs", night_ms AS "nightMs"
        FROM play_day WHERE player_id = ${playerId} AND day >= ${given('firstDay')}::text`),
      playSession: sql<CountedPlaySession | null>`(SELECT json_build_object('seenAtMs', seen_at_ms, 'isOpen', is_open)
        FROM sitting WHERE player_id = ${playerId})`,
    })
    .from(sql`(SELECT) AS anybody`)
    .prepare('harm_look');
});

function lostOf(score: string | undefined): Money {
  const lost = moneyFromScore(score ?? 0);
  return lost > zeroMoney ? lost : zeroMoney;
}
