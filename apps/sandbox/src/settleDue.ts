import { and, eq, lte, sql } from 'drizzle-orm';
import { deposit } from './database/tables/deposit';
import { withdrawal } from './database/tables/withdrawal';
import { settleDeposit } from './deposits/settleDeposit';
import type { Operator } from './Operator';
import { settleWithdrawal } from './withdrawals/settleWithdrawal';

/**
 * Does what the clock has made due: credits, expiries and payouts. The due times are stored, so nothing is lost
 * over a restart.
 *
 * @param playerId only this player's; absent for everybody's
 */
export async function settleDue(operator: Operator, playerId?: number): Promise<void> {
  const nowMs = operator.clock.nowMs();
  const deposits = await operator.database
    .select({ id: deposit.id, playerId: deposit.playerId })
    .from(deposit)
    .where(
      and(
        eq(deposit.status, 0),
        lte(sql`coalesce(${deposit.creditDueAtMs}, ${deposit.expiresAtMs})`, nowMs),
        playerId === undefined ? undefined : eq(deposit.playerId, playerId),
      ),
    )
    .orderBy(deposit.creditDueAtMs, deposit.id);
  for (const order of deposits) await settleDeposit(operator, order);
  const withdrawals = await operator.database
    .select({ id: withdrawal.id, playerId: withdrawal.playerId })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.status, 0),
        lte(withdrawal.dueAtMs, nowMs),
        playerId === undefined ? undefined : eq(withdrawal.playerId, playerId),
      ),
    )
    .orderBy(withdrawal.id);
  for (const order of withdrawals) await settleWithdrawal(operator, order);
}
