/**
 * Where a player stands with a gift of a VIP level.
 *
 * @example
 * const state: GiftState = 'ready';
 * giftStateOf(1) === state; // => true
 */
export type GiftState = 'locked' | 'ready' | 'received';
