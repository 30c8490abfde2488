/**
 * How often a gift of the VIP level comes. Periods turn in Manila: at midnight, on Monday, on the first.
 *
 * @example
 * const period: GiftPeriod = 'month';
 * firstLevelWithGift([], period); // => undefined
 */
export type GiftPeriod = 'day' | 'week' | 'month';
