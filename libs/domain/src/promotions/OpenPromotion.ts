import type { GiftStep } from './GiftStep';
import type { PromotionType } from './PromotionType';

/** A promotion that is open to a player, with the step that the next deposit would be. */
export interface OpenPromotion {
  readonly type: PromotionType;
  readonly step: GiftStep;
}
