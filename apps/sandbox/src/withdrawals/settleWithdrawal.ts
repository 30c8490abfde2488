import { and, eq, lte } from 'drizzle-orm';
import { withdrawal } from '../database/tables/withdrawal';
import { transact } from '../database/transact';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/lockPlayer';
import { endWithdrawal } from './endWithdrawal';

/** Brings one withdrawal to its end if its time has come. Any number of callers may try at once. */
export async function settleWithdrawal(
  operator: Operator,
  order: { readonly id: number; readonly playerId: number },
): Promise<void> {
  const { failpoints } = operator;
  const nowMs = operator.clock.nowMs();
  failpoints.pass('beforeBegin', 'payout');
  await transact(operator.database, async (transaction) => {
    await lockPlayer(transaction, order.playerId);
    const [pending] = await transaction
      .select()
      .from(withdrawal)
      .where(and(eq(withdrawal.id, order.id), eq(withdrawal.status, 0), lte(withdrawal.dueAtMs, nowMs)))
      .for('update');
    if (!pending) return;
    await endWithdrawal(transaction, pending, { nowMs });
    failpoints.pass('beforeCommit', 'payout');
  });
}
