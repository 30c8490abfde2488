import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../Operator';
import { createCashierService } from '../services/createCashierService';
import { and, eq } from 'drizzle-orm';
import { deposit } from '../database/tables/deposit';

/** Moves a deposit order on: `paid` as the cashier does, `credited` at once, `failed`. */
export async function settleOrder(
  operator: Operator,
  { orderId, state }: { readonly orderId: string; readonly state: 'paid' | 'credited' | 'failed' },
) {
  const cashier = createCashierService(operator);
  const order = state === 'failed' ? await cashier.fail(orderId) : await cashier.pay(orderId);
  if (!order) throw new Refusal('notFound');
  if (state !== 'credited') return { state: order.state };
  await operator.database
    .update(deposit)
    .set({ creditDueAtMs: operator.clock.nowMs() })
    .where(and(eq(deposit.orderId, orderId), eq(deposit.status, 0)));
  return { state: (await cashier.findOrder(orderId))?.state };
}
