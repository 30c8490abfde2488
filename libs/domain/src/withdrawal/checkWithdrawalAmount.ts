import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import { lowestAmount } from '../money/lowestAmount';
import type { Money } from '../money/Money';
import { moneyFromUnits } from '../money/moneyFromUnits';
import { zeroMoney } from '../money/zeroMoney';
import type { WithdrawalContext } from './WithdrawalContext';
import type { WithdrawalProblem } from './WithdrawalProblem';

/**
 * The checks of a withdrawal that the device can make by itself, in order: signed in, phone bound where the
 * operator asks for it, minimum, balance, maximum. A limit that cannot be compared lets nothing through.
 *
 * @throws RangeError when the amount or the minimum is no exact amount
 * @example
 * const hundred = moneyFromPeso('100');
 * const player = { isSignedIn: true, phone: '', mustBindPhone: false, balance: hundred, minimum: hundred, maximum: hundred };
 * checkWithdrawalAmount(moneyFromPeso('99'), player); // => fail({ type: 'belowMinimum', minimum: hundred })
 * checkWithdrawalAmount(hundred, player); // => ok(hundred)
 */
export function checkWithdrawalAmount(
  amount: Money,
  context: WithdrawalContext,
): Result<Money, WithdrawalProblem> {
  const { balance, maximum } = context;
  const lowest = lowestAmount(context.minimum);
  if (!context.isSignedIn) return fail({ type: 'signedOut' });
  if (context.mustBindPhone && context.phone === '') return fail({ type: 'phoneMissing' });
  if (!(amount >= lowest)) return fail({ type: 'belowMinimum', minimum: lowest });
  if (!(amount <= balance)) return fail({ type: 'aboveBalance', balance: moneyFromUnits(balance) });
  if (!(maximum <= zeroMoney) && !(amount <= maximum))
    return fail({ type: 'aboveMaximum', maximum: moneyFromUnits(maximum) });
  return ok(moneyFromUnits(amount));
}
