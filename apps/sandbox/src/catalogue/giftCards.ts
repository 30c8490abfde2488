import { type Money, moneyFromPeso } from '@kislap/domain';

/** A code that gives something, once a player. */
export interface GiftCard {
  readonly code: string;
  readonly amount: Money;
  readonly minVip: number;
  readonly hasEnded: boolean;
}

/** The gift cards of the sandbox: for everybody, for VIP 3 and up, and one that is over. */
export const giftCards: readonly GiftCard[] = [
  { code: 'PLAY50', amount: moneyFromPeso(50), minVip: 0, hasEnded: false },
  { code: 'VIP3', amount: moneyFromPeso(88), minVip: 3, hasEnded: false },
  { code: 'OLD1', amount: moneyFromPeso(10), minVip: 0, hasEnded: true },
];

/** How many wrong codes a player may try in a Manila day. */
export const wrongCardsPerDay = 10;
