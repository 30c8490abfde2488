import type { Money } from '../money/Money';
import type { DepositGift } from '../promotions/DepositGift';
import type { Depositor } from '../promotions/Depositor';

/**
 * What bounds the deposit form after an event.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * const player = { depositCount: 0, dep15Count: 0 };
 * const rules: DepositFormRules = { max: moneyFromPeso(50_000), gifts: [], player };
 * nextDepositForm(form, { type: 'amountTyped', text: '60000' }, rules).amountText; // => '50000'
 */
export interface DepositFormRules {
  /** Largest deposit of the channel chosen after the event; zero means none is set. */
  readonly max: Money;
  readonly gifts: readonly DepositGift[];
  readonly player: Depositor;
}
