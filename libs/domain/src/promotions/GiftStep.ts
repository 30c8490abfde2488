import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';

/**
 * One step of a promotion: from this deposit up, this bonus.
 *
 * @example
 * const step: GiftStep = { amount: moneyFromPeso(100), ratePercent: 50, dayNumber: 3 };
 * pesoText(percentOfMoney(step.amount, step.ratePercent)); // => '50'
 */
export interface GiftStep {
  /** Smallest deposit that takes part; zero when none is set. */
  readonly amount: Money;
  readonly ratePercent: Percent;
  /** How many deposits promotion 15 may be used for. */
  readonly dayNumber?: number;
}
