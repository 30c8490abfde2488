import type { Result } from '../kernel/Result';
import { ok } from '../kernel/ok';
import type { Money } from '../money/Money';
import type { CashCheck } from './CashCheck';
import { checkCash } from './checkCash';
import { checkWithdrawalAmount } from './checkWithdrawalAmount';
import { checkWithdrawalDay } from './checkWithdrawalDay';
import type { WithdrawalContext } from './WithdrawalContext';
import type { WithdrawalProblem } from './WithdrawalProblem';

/**
 * Every check of a withdrawal in its order; the first problem is the answer.
 *
 * Withdrawal rule: signed in, phone, minimum, balance, maximum, a deposit made, turnover met, and what the VIP level
 * lets out in a day.
 *
 * @example
 * const hundred = moneyFromPeso('100');
 * const player = { isSignedIn: true, phone: '', mustBindPhone: false, balance: hundred, minimum: hundred, maximum: hundred };
 * const cash = { depositCount: 1, neededTurnover: hundred, doneTurnover: moneyFromPeso('40') };
 * checkWithdrawal(hundred, player, cash); // => fail({ type: 'turnoverMissing', remaining: moneyFromPeso('60') })
 */
export function checkWithdrawal(
  amount: Money,
  context: WithdrawalContext,
  cash: CashCheck,
): Result<Money, WithdrawalProblem> {
  const onDevice = checkWithdrawalAmount(amount, context);
  if (!onDevice.ok) return onDevice;
  const atOperator = checkCash(cash);
  if (!atOperator.ok) return atOperator;
  return cash.today === undefined ? ok(amount) : checkWithdrawalDay(amount, cash.today);
}
