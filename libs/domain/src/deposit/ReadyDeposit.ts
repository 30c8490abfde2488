import type { Money } from '../money/Money';
import type { PromotionChoice } from '../promotions/PromotionChoice';

/**
 * A deposit that has passed every check and may be sent.
 *
 * @example
 * const terms = { mode: 'gcash', channelCode: 'gp1', promotion: 0, bank: '' } as const;
 * const ready: ReadyDeposit = { ...terms, amount: moneyFromPeso(500), accountName: '' };
 * checkDeposit({ ...terms, amountText: '500' }, { minimum: zeroMoney, isSignedIn: true }); // => ok(ready)
 */
export interface ReadyDeposit {
  readonly mode: string;
  readonly channelCode: string;
  readonly amount: Money;
  readonly promotion: PromotionChoice;
  /** '' unless the mode is an online bank. */
  readonly bank: string;
  /** '' when the mode does not ask for it. */
  readonly accountName: string;
}
