import type { CashierOrder } from '../services/CashierOrder';
import { payDeadlineMs } from './payDeadlineMs';

/** Whether the cashier still takes a payment for this order. */
export function isPayable(order: CashierOrder, nowMs: number): boolean {
  return order.state === 'pending' && nowMs < payDeadlineMs(order);
}
