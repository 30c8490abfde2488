import { type Money, zeroMoney } from '@kislap/domain';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';

/** The first deposit credited to a player since an instant; zero when there is none. */
export async function firstDepositSince(
  database: Database,
  playerId: number,
  sinceMs: number,
): Promise<Money> {
  const [first] = await database
    .select({ amount: deposit.amount })
    .from(deposit)
    .where(and(eq(deposit.playerId, playerId), eq(deposit.status, 1), gte(deposit.settledAtMs, sinceMs)))
    .orderBy(asc(deposit.settledAtMs), asc(deposit.id))
    .limit(1);
  return first?.amount ?? zeroMoney;
}
