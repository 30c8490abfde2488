import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import type { Money } from '../money/Money';
import type { WithdrawalDay } from './WithdrawalDay';
import type { WithdrawalProblem } from './WithdrawalProblem';

/**
 * The last check of a withdrawal: what a VIP level lets out in a Manila day, first how often, then how much. An
 * operator that does not say is asked by the withdrawal itself.
 */
export function checkWithdrawalDay(
  amount: Money,
  { amountLeft, timesLeft }: WithdrawalDay,
): Result<Money, WithdrawalProblem> {
  if (timesLeft !== undefined && timesLeft <= 0) return fail({ type: 'dayTimesUsedUp' });
  if (amountLeft !== undefined && amount > amountLeft) return fail({ type: 'aboveDayLimit', amountLeft });
  return ok(amount);
}
