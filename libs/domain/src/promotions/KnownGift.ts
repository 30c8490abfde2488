import type { DepositGift } from './DepositGift';
import type { PromotionType } from './PromotionType';

/** A gift of one of the types that the app offers. */
export interface KnownGift extends DepositGift {
  readonly type: PromotionType;
}
