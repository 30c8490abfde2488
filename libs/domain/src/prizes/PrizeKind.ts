/**
 * What a prize is: money at once, a thank-you, a gift to open, an amount fixed beforehand.
 *
 * @example
 * const kind: PrizeKind = 'mystery';
 * const prize: WheelPrize = { kind };
 * prize.amount; // => undefined
 */
export type PrizeKind = 'cash' | 'thanks' | 'mystery' | 'fixed';
