import type { Money } from '../money/Money';

/**
 * A missed day that today can still repair, and what that takes. At least one amount is missing.
 *
 * @example
 * const chance: RepairChance = { day: 2, dayDeposit: moneyFromPeso(60), dayTurnover: undefined };
 * chance.dayDeposit && pesoText(chance.dayDeposit); // => '60'
 */
export interface RepairChance {
  readonly day: number;
  readonly dayDeposit: Money | undefined;
  readonly dayTurnover: Money | undefined;
}
