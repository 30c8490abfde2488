import type { GiftState, Money } from '@kislap/domain';

/** The gift of reaching a VIP level, given once. */
export interface LevelGift {
  readonly level: number;
  readonly amount: Money;
  readonly state: GiftState;
}
