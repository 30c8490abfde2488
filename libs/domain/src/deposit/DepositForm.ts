import type { PromotionChoice } from '../promotions/PromotionChoice';

/**
 * What the player has filled in on the deposit screen.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * checkDeposit(form, { minimum: moneyFromPeso(100), isSignedIn: true }).ok; // => true
 */
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
