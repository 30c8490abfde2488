import type { PromotionChoice } from './PromotionChoice';
import type { PromotionOffer } from './PromotionOffer';

/**
 * The promotion that stays chosen under new offers.
 *
 * Promotion rule: a choice falls back to 0 when it is no longer offered or the amount has dropped under its
 * minimum.
 */
export function keepPromotion(choice: PromotionChoice, offers: readonly PromotionOffer[]): PromotionChoice {
  return offers.some((offer) => offer.choice === choice && !offer.isDisabled) ? choice : 0;
}
