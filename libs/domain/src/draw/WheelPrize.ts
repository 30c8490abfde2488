import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import type { PrizeKind } from '../prizes/PrizeKind';

/**
 * One segment of the wheel.
 *
 * @example
 * const prize: WheelPrize = { kind: 'cash', amount: moneyFromPeso(5), odds: 29.5 };
 * prize.kind; // => 'cash'
 */
export interface WheelPrize {
  readonly kind: PrizeKind;
  /** Missing for a thank-you and for a gift that has not been opened. */
  readonly amount?: Money | undefined;
  /** How likely it is, as published; missing when the operator does not say. */
  readonly odds?: Percent | undefined;
}
