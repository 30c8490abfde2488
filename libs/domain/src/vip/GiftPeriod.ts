/** How often a gift of the VIP level comes. Periods turn in Manila: at midnight, on Monday, on the first. */
export type GiftPeriod = 'day' | 'week' | 'month';
