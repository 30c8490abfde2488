import type { DepositForm } from './DepositForm';

/** Whether Submit is enabled. Deposit rule: not while the amount is empty. */
export function canSubmitDeposit(form: DepositForm): boolean {
  return form.amountText.trim() !== '';
}
