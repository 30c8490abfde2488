/** The deposit promotions the app knows: 15 happy gift, 19 newcomer's first charge, 23 first five deposits. */
export type PromotionType = 15 | 19 | 23;
