import type { PromotionChoice } from './PromotionChoice';
import type { PromotionOffer } from './PromotionOffer';

/**
 * The promotion that stays chosen under new offers.
 *
 * Promotion rule: a choice falls back to 0 when it is no longer offered or the amount has dropped under its
 * minimum.
 *
 * @example
 * const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
 * const offers = promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(500));
 * keepPromotion(23, offers); // => 23
 * keepPromotion(15, offers); // => 0
 */
export function keepPromotion(choice: PromotionChoice, offers: readonly PromotionOffer[]): PromotionChoice {
  return offers.some((offer) => offer.choice === choice && !offer.isDisabled) ? choice : 0;
}
