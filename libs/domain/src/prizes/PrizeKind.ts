/** What a prize is: money at once, a thank-you, a gift to open, an amount fixed beforehand. */
export type PrizeKind = 'cash' | 'thanks' | 'mystery' | 'fixed';
