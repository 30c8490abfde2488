/** Where a player stands with a gift of a VIP level. */
export type GiftState = 'locked' | 'ready' | 'received';
