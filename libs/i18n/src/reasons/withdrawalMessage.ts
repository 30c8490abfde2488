import { assertNever, formatLimit, formatMoney, formatPeso } from '@kislap/domain';
import type { WithdrawalProblem } from '@kislap/domain';
import type { Message } from '../provider/Message';

/**
 * What to say about a withdrawal that cannot be made. A missing phone opens Bind Phone instead.
 *
 * @throws RangeError for a reason that has no words
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * const remaining = moneyFromPeso(60);
 * withdrawalMessage({ type: 'turnoverMissing', remaining }); // => { id: 'wdw.flow', values: { n: '60.00' } }
 */
export function withdrawalMessage(problem: Exclude<WithdrawalProblem, { type: 'phoneMissing' }>): Message {
  switch (problem.type) {
    case 'signedOut':
      return { id: 'common.loginFirst' };
    case 'belowMinimum':
      return { id: 'wdw.min', values: { w_min: formatLimit(problem.minimum) } };
    case 'aboveBalance':
      return { id: 'wdw.balance' };
    case 'aboveMaximum':
      return { id: 'wdw.max', values: { w_max: formatLimit(problem.maximum) } };
    case 'depositFirst':
      return { id: 'wdw.rechargeFirst' };
    case 'turnoverMissing':
      return { id: 'wdw.flow', values: { n: formatMoney(problem.remaining) } };
    case 'dayTimesUsedUp':
      return { id: 'wdw.dayTimes' };
    case 'aboveDayLimit':
      return { id: 'wdw.dayLimit', values: { x: formatPeso(problem.amountLeft) } };
    default:
      return assertNever(problem);
  }
}
