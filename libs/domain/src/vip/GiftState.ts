/**
 * Where a player stands with a gift of a VIP level.
 *
 * @example
 * const state: GiftState = 'ready';
 * const gift: PeriodGift = { period: 'day', amount: moneyFromPeso(5), state };
 * gift.state; // => 'ready'
 */
export type GiftState = 'locked' | 'ready' | 'received';
