import type { Money } from '../money/Money';

/** How the player stands against the check-in rules. */
export interface CheckInStanding {
  readonly vipLevel: number;
  readonly vipOrder: number;
  readonly totalDeposit: Money;
  readonly dayDeposit: Money;
  readonly dayTurnover: Money;
}
