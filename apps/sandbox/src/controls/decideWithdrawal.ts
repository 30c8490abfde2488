import { eq } from 'drizzle-orm';
import { withdrawal } from '../database/tables/withdrawal';
import { transact } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/lockPlayer';
import { endWithdrawal } from '../withdrawals/endWithdrawal';
import { withdrawalState } from '../withdrawals/withdrawalState';

interface Decision {
  readonly orderId: string;
  readonly state: 'complete' | 'rejected';
  /** What the player reads when it was rejected. */
  readonly note?: string;
}

/**
 * Ends a pending withdrawal at once, one way or the other. One that has ended stays as it is.
 *
 * @throws Refusal `notFound`
 */
export async function decideWithdrawal({ database, clock }: Operator, { orderId, state, note }: Decision) {
  const [order] = await database.select().from(withdrawal).where(eq(withdrawal.orderId, orderId));
  if (!order) throw new Refusal('notFound');
  const status = await transact(database, async (transaction) => {
    await lockPlayer(transaction, order.playerId);
    const [current = order] = await transaction
      .select()
      .from(withdrawal)
      .where(eq(withdrawal.id, order.id))
      .for('update');
    if (current.status !== 0) return current.status;
    return await endWithdrawal(transaction, current, {
      nowMs: clock.nowMs(),
      isRejected: state === 'rejected',
      note,
    });
  });
  return { state: withdrawalState(status) };
}
