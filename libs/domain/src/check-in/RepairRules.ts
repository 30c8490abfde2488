import type { Money } from '../money/Money';

/** What opens the repair of a missed day, on the day of the repair. */
export interface RepairRules {
  readonly dayDeposit?: Money;
  readonly dayTurnover?: Money;
}
