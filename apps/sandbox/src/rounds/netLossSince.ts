import { type Money, moneyFromScore } from '@kislap/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { bet } from '../database/tables/bet';

/** What a player's bets since an instant have cost beyond what they won; below zero when they won more. */
export async function netLossSince(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${bet.stake} - ${bet.win}), 0)::text` })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, sinceMs)));
  return moneyFromScore(row?.total);
}
