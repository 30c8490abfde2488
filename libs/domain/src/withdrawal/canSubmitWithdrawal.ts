import type { WithdrawalForm } from './WithdrawalForm';

/**
 * Whether Submit is enabled. Withdrawal rule: amount, account number and account name are all filled in.
 *
 * @example
 * const form = { amountText: '500', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
 * canSubmitWithdrawal(form); // => true
 * canSubmitWithdrawal({ ...form, accountName: ' ' }); // => false
 */
export function canSubmitWithdrawal(form: WithdrawalForm): boolean {
  return [form.amountText, form.accountNumber, form.accountName].every((text) => text.trim() !== '');
}
