import type { Money } from '../money/Money';

/** A missed day that today can still repair, and what that takes. At least one amount is missing. */
export interface RepairChance {
  readonly day: number;
  readonly dayDeposit: Money | undefined;
  readonly dayTurnover: Money | undefined;
}
