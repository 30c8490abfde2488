import { type Money, moneyFromScore } from '@kislap/domain';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/bet';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDayStart';

/** What a player's bets of some Manila days count as turnover, by the days' numbers; nothing for a day without bets. */
export async function turnoverOfDays(
  database: Database,
  playerId: number,
  days: readonly string[],
): Promise<ReadonlyMap<number, Money>> {
  if (days.length === 0) return new Map();
  const startsAtMs = days.map(manilaDayStart);
  const dayNumber = sql<number>`((${bet.atMs} + 28800000) / 86400000)::integer`;
  const rows = await database
    .select({ day: dayNumber, turnover: sql<string>`sum(${bet.validStake})::text` })
    .from(bet)
    .where(
      and(
        eq(bet.playerId, playerId),
        gte(bet.atMs, Math.min(...startsAtMs)),
        lt(bet.atMs, Math.max(...startsAtMs) + manilaDayMs),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, turnover }) => [day, moneyFromScore(turnover)]));
}
