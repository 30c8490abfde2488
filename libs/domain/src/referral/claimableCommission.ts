import type { Money } from '../money/Money';
import { totalAmount } from '../money/totalAmount';
import type { EpochSeconds } from '../time/EpochSeconds';
import type { CommissionRow } from './CommissionRow';
import { commissionState } from './commissionState';

/**
 * What can be claimed of these rows at this moment.
 *
 * @example
 * const row = { day: '2025-12-30', amount: moneyFromPeso(40), isClaimed: false };
 * const newYear = epochSecondsFrom(1_767_196_800);
 * claimableCommission([row, { ...row, day: '2025-12-31' }], newYear); // => moneyFromPeso(40)
 */
export function claimableCommission(rows: readonly CommissionRow[], now: EpochSeconds): Money {
  return totalAmount(rows.filter((row) => commissionState(row, now) === 'toClaim'));
}
