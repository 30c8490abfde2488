import type { PromotionChoice } from '../promotions/PromotionChoice';

/** What the player has filled in on the deposit screen. */
export interface DepositForm {
  readonly mode: string;
  readonly channelCode: string;
  /** As it stands in the field; '' while nothing is typed. */
  readonly amountText: string;
  readonly promotion: PromotionChoice;
  /** A promotion that a link or a card asked for, while the amount has not reached its minimum yet. */
  readonly wish?: PromotionChoice;
  /** The bank of an online-bank deposit; '' while none is chosen. */
  readonly bank: string;
  /** The card user's name of a bank transfer; undefined until the dialog has asked for it. */
  readonly accountName?: string;
}
