import { assertNever, formatLimit } from '@kislap/domain';
import type { DepositProblem } from '@kislap/domain';
import type { Message } from '../provider/Message';

/**
 * What to say about a deposit that cannot be sent. A name not yet asked for opens its dialog instead.
 *
 * @throws RangeError for a reason that has no words
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * const minimum = moneyFromPeso(100);
 * depositMessage({ type: 'belowMinimum', minimum }); // => { id: 'dep.min', values: { min: '100' } }
 */
export function depositMessage(problem: Exclude<DepositProblem, { type: 'accountNameUnasked' }>): Message {
  switch (problem.type) {
    case 'amountMissing':
      return { id: 'amount.empty' };
    case 'signedOut':
      return { id: 'common.loginFirst' };
    case 'belowMinimum':
      return { id: 'dep.min', values: { min: formatLimit(problem.minimum) } };
    case 'aboveMaximum':
      return { id: 'dep.max', values: { max: `₱${formatLimit(problem.maximum)}` } };
    case 'accountNameBlank':
      return { id: 'dep.nameRequired' };
    case 'bankMissing':
      return { id: 'dep.bank' };
    default:
      return assertNever(problem);
  }
}
