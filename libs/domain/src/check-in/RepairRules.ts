import type { Money } from '../money/Money';

/**
 * What opens the repair of a missed day, on the day of the repair.
 *
 * @example
 * const repairRules: RepairRules = { dayDeposit: moneyFromPeso(100) };
 * const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules };
 * checkInDays([reward], { signTimes: 0, isSignedToday: false, isRenewedToday: true }, 2)[0]?.isRepairable; // => true
 */
export interface RepairRules {
  readonly dayDeposit?: Money;
  readonly dayTurnover?: Money;
}
