import type { DepositForm } from './DepositForm';

/**
 * Whether Submit is enabled. Deposit rule: not while the amount is empty.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * canSubmitDeposit(form); // => true
 * canSubmitDeposit({ ...form, amountText: '' }); // => false
 */
export function canSubmitDeposit(form: DepositForm): boolean {
  return form.amountText.trim() !== '';
}
