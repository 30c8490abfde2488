import type { CashierOrder } from '../services/CashierOrder';

/** How long the cashier takes a payment for an order; the operator itself waits longer before it gives up. */
const PAY_WINDOW_MS = 15 * 60 * 1000;

/** Until when an order can be paid here, in epoch milliseconds. */
export function payDeadlineMs({ createdAtMs, expiresAtMs }: CashierOrder): number {
  return Math.min(createdAtMs + PAY_WINDOW_MS, expiresAtMs);
}
