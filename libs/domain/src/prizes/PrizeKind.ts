/**
 * What a prize is: money at once, a thank-you, a gift to open, an amount fixed beforehand.
 *
 * @example
 * const kind: PrizeKind = 'mystery';
 * prizeKindOf(3, false) === kind; // => true
 */
export type PrizeKind = 'cash' | 'thanks' | 'mystery' | 'fixed';
