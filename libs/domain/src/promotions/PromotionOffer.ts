import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import type { PromotionChoice } from './PromotionChoice';
import type { PromotionStep } from './PromotionStep';

/**
 * One line of the activity list of a deposit. The choice 0, 'Do not participate', has no bonus and no steps.
 *
 * @example
 * const offer: PromotionOffer = {
 *   choice: 19, isDisabled: false, minimum: moneyFromPeso(100), ratePercent: 50, bonus: moneyFromPeso(250), steps: [],
 * };
 * keepPromotion(19, [offer]); // => 19
 * keepPromotion(19, [{ ...offer, isDisabled: true }]); // => 0
 */
export interface PromotionOffer {
  readonly choice: PromotionChoice;
  /** The amount is still under `minimum`. */
  readonly isDisabled: boolean;
  readonly minimum: Money;
  readonly ratePercent: Percent;
  /** What the amount would earn, in whole centavos. */
  readonly bonus: Money;
  /** The steps of promotion 23; empty for the others. */
  readonly steps: readonly PromotionStep[];
}
