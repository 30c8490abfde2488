import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';
import { transact } from '../database/transact';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/lockPlayer';
import { creditDeposit } from './creditDeposit';

/**
 * Brings one order to its end if its time has come: a paid one is credited, an unpaid one fails. Any number of
 * callers may try at once; the order's lock and its status let one of them through.
 */
export async function settleDeposit(
  operator: Operator,
  order: { id: number; playerId: number },
): Promise<void> {
  const { database, failpoints } = operator;
  const nowMs = operator.clock.nowMs();
  failpoints.pass('beforeBegin', 'credit');
  await transact(database, async (transaction) => {
    const owner = await lockPlayer(transaction, order.playerId);
    const pending = await lockPending(transaction, order.id);
    if (!pending || (pending.creditDueAtMs ?? pending.expiresAtMs) > nowMs) return;
    if (pending.creditDueAtMs === null) {
      await transaction
        .update(deposit)
        .set({ status: 2, settledAtMs: nowMs })
        .where(eq(deposit.id, order.id));
      return;
    }
    await creditDeposit(transaction, pending, { owner, nowMs, failpoints });
    failpoints.pass('beforeCommit', 'credit');
  });
  failpoints.pass('afterCommitBeforeReply', 'credit');
}

async function lockPending(transaction: Database, id: number) {
  const [order] = await transaction
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, id), eq(deposit.status, 0)))
    .for('update');
  return order;
}
