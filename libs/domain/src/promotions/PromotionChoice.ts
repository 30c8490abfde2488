import type { PromotionType } from './PromotionType';

/**
 * What the deposit is made with: a promotion, or 0 for 'Do not participate'.
 *
 * @example
 * const none: PromotionChoice = 0;
 * keepPromotion(19, []) === none; // => true
 */
export type PromotionChoice = 0 | PromotionType;
