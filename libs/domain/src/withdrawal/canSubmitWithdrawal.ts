import type { WithdrawalForm } from './WithdrawalForm';

/** Whether Submit is enabled. Withdrawal rule: amount, account number and account name are all filled in. */
export function canSubmitWithdrawal(form: WithdrawalForm): boolean {
  return [form.amountText, form.accountNumber, form.accountName].every((text) => text.trim() !== '');
}
