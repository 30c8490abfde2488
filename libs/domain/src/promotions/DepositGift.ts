import type { GiftStep } from './GiftStep';

/**
 * A deposit promotion as the operator has set it up.
 *
 * @example
 * const gift: DepositGift = { type: 19, isActive: true, steps: [{ amount: moneyFromPeso(100), ratePercent: 50 }] };
 * const offers = promotionOffers([gift], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(200));
 * offers.map(({ choice }) => choice); // => [0, 19]
 */
export interface DepositGift {
  /** 15, 19 or 23; other types are ignored. */
  readonly type: number;
  readonly isActive: boolean;
  /**
   * 15 and 19 use the first step, 23 one step per deposit. A single object on the wire is a list of one, and
   * unreadable content an empty list: such a promotion is not offered.
   */
  readonly steps: readonly GiftStep[];
}
