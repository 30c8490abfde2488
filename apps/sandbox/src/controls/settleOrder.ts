import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../Operator';
import type { CashierService } from '../services/CashierService';
import { createCashierService } from '../services/createCashierService';
import { and, eq } from 'drizzle-orm';
import { deposit } from '../database/tables/deposit';

/** Moves a deposit order on: `paid` as the cashier does, `credited` at once, `failed`, or `left` as it is. */
export async function settleOrder(
  operator: Operator,
  { orderId, state }: { readonly orderId: string; readonly state: 'paid' | 'credited' | 'failed' | 'left' },
) {
  const cashier = createCashierService(operator);
  const order = await act(cashier, orderId, state);
  if (!order) throw new Refusal('notFound');
  if (state !== 'credited') return { state: order.state };
  await operator.database
    .update(deposit)
    .set({ creditDueAtMs: operator.clock.nowMs() })
    .where(and(eq(deposit.orderId, orderId), eq(deposit.status, 0)));
  const credited = await cashier.findOrder(orderId);
  return credited ? { state: credited.state } : {};
}

function act(cashier: CashierService, orderId: string, state: 'paid' | 'credited' | 'failed' | 'left') {
  if (state === 'failed') return cashier.fail(orderId);
  return state === 'left' ? cashier.leave(orderId) : cashier.pay(orderId);
}
