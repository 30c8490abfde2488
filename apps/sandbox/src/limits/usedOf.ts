import { addMoney, type Money, moneyFromScore, zeroMoney } from '@kislap/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';
import { depositedSince } from '../deposits/depositedSince';
import { netLossSince } from '../rounds/netLossSince';
import type { LimitPlace } from './PlayLimit';
import { spanOf } from './spanOf';

/**
 * How much of a limit is used. An order that is not paid yet counts as a deposit, because it may be paid at any moment;
 * winning more than was lost uses nothing.
 */
export async function usedOf(
  database: Database,
  playerId: number,
  { kind, span, nowMs }: LimitPlace & { readonly nowMs: number },
): Promise<Money> {
  const { startsAtMs } = spanOf(span, nowMs);
  if (kind === 'dep') {
    const credited = await depositedSince(database, playerId, startsAtMs);
    return addMoney(credited, await openOrders(database, playerId, startsAtMs));
  }
  const lost = await netLossSince(database, playerId, startsAtMs);
  return lost > zeroMoney ? lost : zeroMoney;
}

async function openOrders(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${deposit.amount}), 0)::text` })
    .from(deposit)
    .where(and(eq(deposit.playerId, playerId), eq(deposit.status, 0), gte(deposit.createdAtMs, sinceMs)));
  return moneyFromScore(row?.total);
}
