import type { PromotionChoice } from '../promotions/PromotionChoice';

/**
 * What the player does on the deposit screen.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * const event: DepositFormEvent = { type: 'amountTyped', text: '₱1,000' };
 * const rules = { max: zeroMoney, gifts: [], player: { depositCount: 0, dep15Count: 0 } };
 * nextDepositForm(form, event, rules).amountText; // => '1000'
 */
export type DepositFormEvent =
  | { readonly type: 'modeChosen'; readonly mode: string; readonly channelCode: string }
  | { readonly type: 'channelChosen'; readonly channelCode: string }
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'promotionChosen'; readonly promotion: PromotionChoice }
  /** By a link or a card, before there is an amount. */
  | { readonly type: 'promotionWished'; readonly promotion: PromotionChoice }
  | { readonly type: 'bankChosen'; readonly bank: string }
  | { readonly type: 'accountNameGiven'; readonly accountName: string };
