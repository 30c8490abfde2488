import type { PromotionType } from '@kislap/domain';
import { isDepositPromotion } from './isDepositPromotion';
import { rememberedPromotion } from './rememberedPromotion';

/** The deposit promotion that a link has asked for, if the player is still on the promotion page. */
export function askedPromotion(): PromotionType | undefined {
  const type = rememberedPromotion.snapshot()?.type;
  return isDepositPromotion(type) ? type : undefined;
}
