import type { CashierOrder } from './CashierOrder';

/** What the cashier pages may do with a deposit order. Every call answers the order as it stands afterwards. */
export interface CashierService {
  /** The order, or undefined when nobody ever made it. Overdue credits and expiries are applied first. */
  findOrder(orderId: string): Promise<CashierOrder | undefined>;
  /** Marks a pending order as paid; it is credited three seconds later. Any other state is left alone. */
  pay(orderId: string): Promise<CashierOrder | undefined>;
  /** Fails a pending order. Any other state is left alone. */
  fail(orderId: string): Promise<CashierOrder | undefined>;
  /** The player goes away without paying: the order stays pending until it expires. */
  leave(orderId: string): Promise<CashierOrder | undefined>;
}
