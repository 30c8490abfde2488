import { assertNever } from '@kislap/domain';
import type { PesoInputProblem } from '@kislap/domain';
import type { Message } from '../provider/Message';

/**
 * What to say about a typed amount that cannot be read.
 *
 * @throws RangeError for a reason that has no words
 * @example
 * amountMessage('tooManyDecimals'); // => { id: 'amount.tooManyDecimals' }
 */
export function amountMessage(problem: PesoInputProblem): Message {
  switch (problem) {
    case 'empty':
      return { id: 'amount.empty' };
    case 'notANumber':
      return { id: 'amount.notANumber' };
    case 'tooManyDecimals':
      return { id: 'amount.tooManyDecimals' };
    case 'tooLarge':
      return { id: 'amount.tooLarge' };
    default:
      return assertNever(problem);
  }
}
