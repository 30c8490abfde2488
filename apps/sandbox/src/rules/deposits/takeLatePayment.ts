import { and, eq, isNull } from 'drizzle-orm';
import { deposit, type DepositRow, hasStatus } from '../../database/tables/payments';
import { transact } from '../../database/transact';
import { lookAtHarm } from '../harm/harm';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/player';
import { creditDeposit } from './creditDeposit';
import { returnDeposit } from './returnDeposit';

/**
 * Takes a payment for an order that has ended without one, so that no money is kept that belongs to nobody. It goes back
 * when the operator had closed the order; when the order expired or failed by itself, it is credited now, or goes back by
 * what the gate says. An order that was paid before is left alone.
 */
export async function takeLatePayment(
  {
    database,
    clock,
    failpoints,
    protection: { awayAccess },
  }: Pick<Operator, 'database' | 'clock' | 'failpoints' | 'protection'>,
  { id, playerId }: Pick<DepositRow, 'id' | 'playerId'>,
): Promise<void> {
  const nowMs = clock.nowMs();
  await transact(database, async (transaction) => {
    const owner = await lockPlayer(transaction, playerId);
    const [order] = await transaction
      .select()
      .from(deposit)
      .where(and(eq(deposit.id, id), hasStatus(deposit.status, 2), isNull(deposit.returnedAtMs)))
      .for('update');
    if (!order) return;
    if (order.closedFor !== '') {
      await returnDeposit(transaction, order, { owner, why: order.closedFor, nowMs });
      return;
    }
    await creditDeposit(transaction, order, { owner, nowMs, failpoints });
    await lookAtHarm(transaction, owner, { nowMs, failpoints, awayAccess });
  });
}
