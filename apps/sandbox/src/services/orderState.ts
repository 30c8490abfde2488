import type { DepositRow } from '../deposits/DepositRow';
import type { CashierOrder } from './CashierOrder';

const credited = 1;
const failed = 2;

/** What a stored order's status and due time mean. */
export function orderState(row: Pick<DepositRow, 'status' | 'creditDueAtMs'>): CashierOrder['state'] {
  if (row.status === credited) return 'credited';
  if (row.status === failed) return 'failed';
  return row.creditDueAtMs === null ? 'pending' : 'crediting';
}
