import { moneyFromScore, type Money } from '@kislap/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';

/** What a player's credited deposits since an instant come to. */
export async function depositedSince(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${deposit.amount}), 0)::text` })
    .from(deposit)
    .where(and(eq(deposit.playerId, playerId), eq(deposit.status, 1), gte(deposit.settledAtMs, sinceMs)));
  return moneyFromScore(row?.total);
}
