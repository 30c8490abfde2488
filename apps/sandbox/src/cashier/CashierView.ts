import type { Locale } from '@kislap/domain';
import type { CashierOrder } from '../services/CashierOrder';

/** What one cashier page shows. */
export interface CashierView {
  readonly locale: Locale;
  readonly order: CashierOrder;
  readonly nowMs: number;
  /** The player has just chosen to leave the order pending. */
  readonly isLeaving: boolean;
}
