import { addMoney } from '../money/addMoney';
import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';
import type { EpochSeconds } from '../time/EpochSeconds';
import type { CommissionRow } from './CommissionRow';
import { commissionState } from './commissionState';

/** What can be claimed of these rows at this moment. */
export function claimableCommission(rows: readonly CommissionRow[], now: EpochSeconds): Money {
  return rows
    .filter((row) => commissionState(row, now) === 'toClaim')
    .reduce((total, { amount }) => addMoney(total, amount), zeroMoney);
}
