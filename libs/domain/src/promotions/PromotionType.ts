/**
 * The deposit promotions the app knows: 15 happy gift, 19 newcomer's first charge, 23 first five deposits.
 *
 * @example
 * const welcome: PromotionType = 23;
 * keepPromotion(welcome, []); // => 0
 */
export type PromotionType = 15 | 19 | 23;
