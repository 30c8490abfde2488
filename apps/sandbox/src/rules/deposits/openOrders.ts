import { zeroMoney } from '@kislap/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { type ClosedFor, deposit, hasStatus } from '../../database/tables/payments';
import { findLimitHit, readLimits } from '../limits/moneyLimits';

/** Why orders are closed that are not paid. */
interface Closing {
  readonly playerId: number;
  readonly why: ClosedFor;
  readonly nowMs: number;
}

const unpaidOf = (playerId: number) =>
  and(eq(deposit.playerId, playerId), hasStatus(deposit.status, 0), isNull(deposit.creditDueAtMs));

/** Closes all orders of a locked player that are not paid. One that is paid all the same goes back. */
export async function closeUnpaidOrders(
  transaction: Database,
  { playerId, why, nowMs }: Closing,
): Promise<void> {
  await transaction
    .update(deposit)
    .set({ status: 2, settledAtMs: nowMs, closedFor: why })
    .where(unpaidOf(playerId));
}

/** Closes the newest unpaid orders of a locked player until the others fit into the deposit limits. */
export async function closeOrdersOverLimit(
  transaction: Database,
  { playerId, nowMs }: Pick<Closing, 'playerId' | 'nowMs'>,
): Promise<void> {
  const act = { playerId, kind: 'dep', amount: zeroMoney, nowMs, countsOpen: true } as const;
  const limits = await readLimits(transaction, act);
  const unpaid = await transaction
    .select({ id: deposit.id })
    .from(deposit)
    .where(unpaidOf(playerId))
    .orderBy(desc(deposit.id));
  for (const { id } of unpaid) {
    if (!(await findLimitHit(transaction, act, limits))) return;
    await transaction
      .update(deposit)
      .set({ status: 2, settledAtMs: nowMs, closedFor: 'limit' })
      .where(and(eq(deposit.id, id), unpaidOf(playerId)));
  }
}
