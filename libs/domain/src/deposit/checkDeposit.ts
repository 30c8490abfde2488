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
  if (!canSubmitDeposit(form)) return fail({ type: 'amountMissing' });
  if (!isSignedIn) return fail({ type: 'signedOut' });
  const amount = typedMoney(form.amountText);
  const lowest = lowestAmount(minimum);
  if (amount < lowest) return fail({ type: 'belowMinimum', minimum: lowest });
  const nameProblem = accountNameProblem(form);
  if (nameProblem) return fail(nameProblem);
  if (form.mode === 'onlinebank' && form.bank === '') return fail({ type: 'bankMissing' });
  return ok(readyDeposit(form, amount));
}

function accountNameProblem(form: DepositForm): DepositProblem | undefined {
  if (form.mode !== 'banktransfer') return undefined;
  if (form.accountName === undefined) return { type: 'accountNameUnasked' };
  return form.accountName.trim() === '' ? { type: 'accountNameBlank' } : undefined;
}

/** Carries a bank and a name only in the modes that ask for them, whatever was filled in before. */
function readyDeposit(form: DepositForm, amount: Money): ReadyDeposit {
  const { mode, channelCode, promotion, bank, accountName = '' } = form;
  return {
    mode,
    channelCode,
    amount,
    promotion,
    bank: mode === 'onlinebank' ? bank : '',
    accountName: mode === 'banktransfer' ? accountName.trim() : '',
  };
}
