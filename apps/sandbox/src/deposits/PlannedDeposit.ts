import type { ChannelOffer, Money, PromotionChoice } from '@kislap/domain';

/** A deposit that passed every check. */
export interface PlannedDeposit {
  readonly offer: ChannelOffer;
  readonly amount: Money;
  readonly promotion: PromotionChoice;
  /** Channel bonus. */
  readonly award: Money;
  /** Promotion bonus, if the promotion is still open when the deposit is credited. */
  readonly bonus: Money;
  readonly bankCode: string;
  readonly accountName: string;
}
