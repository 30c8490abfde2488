import type { Money } from '../money/Money';
import type { RepairRules } from './RepairRules';

/**
 * The reward of one day of the week; a day without repair rules cannot be repaired.
 *
 * @example
 * const repairRules = { dayDeposit: moneyFromPeso(100) };
 * const reward: CheckInReward = { prizeType: 1, prize: moneyFromPeso(5), repairRules };
 * checkInDays([reward], { signTimes: 0, isSignedToday: false, isRenewedToday: true }, 2)[0]?.offer; // => 'repair'
 */
export interface CheckInReward {
  readonly prizeType: number;
  readonly prize: Money;
  readonly repairRules?: RepairRules;
}
