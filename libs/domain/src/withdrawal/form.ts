import { acceptPesoInput, capPesoInput, type Money, typedMoney, zeroMoney } from '../money';

/**
 * What the player has filled in on the withdrawal screen.
 *
 * @example
 * const form: WithdrawalForm = { amountText: '', accountNumber: '', accountName: '' };
 * canSubmitWithdrawal(form); // => false
 */
export interface WithdrawalForm {
  readonly amountText: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

/**
 * Whether Submit is enabled. Withdrawal rule: amount, account number and account name are all filled in.
 *
 * @see docs/rules.md#withdrawal-form
 * @example
 * const form = { amountText: '500', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
 * canSubmitWithdrawal(form); // => true
 * canSubmitWithdrawal({ ...form, accountName: ' ' }); // => false
 */
export function canSubmitWithdrawal(form: WithdrawalForm): boolean {
  const isNamed = form.accountNumber.trim() !== '' && form.accountName.trim() !== '';
  return isNamed && typedMoney(form.amountText) !== undefined;
}

/**
 * The text of the withdrawal amount after a change.
 *
 * Withdrawal rule: pesos with at most two decimals, cut to the balance while typing.
 *
 * @see docs/rules.md#withdrawal-form
 * @example
 * nextWithdrawalAmount('50', '500.25', moneyFromPeso('300.75')); // => '300.75'
 * nextWithdrawalAmount('50', '50.255', moneyFromPeso('300.75')); // => '50'
 */
export function nextWithdrawalAmount(before: string, typed: string, balance: Money): string {
  const limit = balance > zeroMoney ? balance : zeroMoney;
  return capPesoInput(acceptPesoInput(before, typed, 'centavos'), limit);
}

/**
 * The account number field of what was typed or pasted: digits only.
 *
 * @see docs/rules.md#withdrawal-form
 * @example
 * cleanAccountNumber('0917 123-4567'); // => '09171234567'
 */
export function cleanAccountNumber(typed: string): string {
  return typed.replace(/\D/g, '');
}
