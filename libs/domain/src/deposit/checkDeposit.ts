import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import type { Money } from '../money/Money';
import { lowestAmount } from '../money/lowestAmount';
import { typedMoney } from '../money/typedMoney';
import { canSubmitDeposit } from './canSubmitDeposit';
import type { DepositForm } from './DepositForm';
import type { DepositProblem } from './DepositProblem';
import type { ReadyDeposit } from './ReadyDeposit';

/**
 * Checks a deposit on Submit, in order: signed in, minimum, account name for a bank transfer, bank for an online
 * bank. Without an amount the button is disabled, so that case comes before all others.
 *
 * @param minimum the limit of the chosen channel's offer; zero when none is set
 * @example
 * const form = { mode: 'gcash', channelCode: 'gp1', amountText: '50', promotion: 0, bank: '' } as const;
 * const minimum = moneyFromPeso(100);
 * checkDeposit(form, { minimum, isSignedIn: true }); // => fail({ type: 'belowMinimum', minimum })
 * checkDeposit(form, { minimum, isSignedIn: false }); // => fail({ type: 'signedOut' })
 */
export function checkDeposit(
  form: DepositForm,
  { minimum, isSignedIn }: { readonly minimum: Money; readonly isSignedIn: boolean },
): Result<ReadyDeposit, DepositProblem> {
  const { mode, bank, accountName } = form;
  if (!canSubmitDeposit(form)) return fail({ type: 'amountMissing' });
  if (!isSignedIn) return fail({ type: 'signedOut' });
  const amount = typedMoney(form.amountText);
  const lowest = lowestAmount(minimum);
  if (amount < lowest) return fail({ type: 'belowMinimum', minimum: lowest });
  if (mode === 'banktransfer') {
    if (accountName === undefined) return fail({ type: 'accountNameUnasked' });
    if (accountName.trim() === '') return fail({ type: 'accountNameBlank' });
  }
  if (mode === 'onlinebank' && bank === '') return fail({ type: 'bankMissing' });
  return ok({ ...onlyAsked(form), amount });
}

/** Carries a bank and a name only in the modes that ask for them, whatever was filled in before. */
function onlyAsked({
  mode,
  channelCode,
  promotion,
  bank,
  accountName = '',
}: DepositForm): Omit<ReadyDeposit, 'amount'> {
  return {
    mode,
    channelCode,
    promotion,
    bank: mode === 'onlinebank' ? bank : '',
    accountName: mode === 'banktransfer' ? accountName.trim() : '',
  };
}
