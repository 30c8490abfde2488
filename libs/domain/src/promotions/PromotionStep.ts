import type { Percent } from '../money/Percent';

/** One rate of the welcome bonus, as listed to the player. */
export interface PromotionStep {
  readonly ratePercent: Percent;
  /** An earlier deposit has taken this step; a deposit still pending has not. */
  readonly isUsed: boolean;
}
