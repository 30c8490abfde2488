import type { Percent } from '../money/Percent';

/**
 * One rate of the welcome bonus, as listed to the player.
 *
 * @example
 * const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
 * const steps: readonly PromotionStep[] = [{ ratePercent: 120, isUsed: false }];
 * promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, zeroMoney)[1]?.steps; // => steps
 */
export interface PromotionStep {
  readonly ratePercent: Percent;
  /** An earlier deposit has taken this step; a deposit still pending has not. */
  readonly isUsed: boolean;
}
