import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import type { Money } from '../money/Money';
import { moneyFromUnits } from '../money/moneyFromUnits';
import type { WithdrawalDay } from './WithdrawalDay';
import type { WithdrawalProblem } from './WithdrawalProblem';

/**
 * The last check of a withdrawal: what a VIP level lets out in a Manila day, first how often, then how much. An
 * operator that does not say is asked by the withdrawal itself.
 *
 * @throws RangeError when the amount, or what is left of it, is no amount
 * @example
 * const amount = moneyFromPeso(500);
 * checkWithdrawalDay(amount, { amountLeft: moneyFromPeso(500), timesLeft: 1 }); // => ok(amount)
 * checkWithdrawalDay(amount, { amountLeft: undefined, timesLeft: 0 }); // => fail({ type: 'dayTimesUsedUp' })
 */
export function checkWithdrawalDay(
  amount: Money,
  { amountLeft, timesLeft }: WithdrawalDay,
): Result<Money, WithdrawalProblem> {
  if (timesLeft !== undefined && !(timesLeft > 0)) return fail({ type: 'dayTimesUsedUp' });
  if (amountLeft !== undefined && !(amount <= amountLeft))
    return fail({ type: 'aboveDayLimit', amountLeft: moneyFromUnits(amountLeft) });
  return ok(moneyFromUnits(amount));
}
