import { assertNever } from '@kislap/domain';
import type { checkPhone } from '@kislap/domain';
import type { Message } from '../provider/Message';

type PhoneProblem = Extract<ReturnType<typeof checkPhone>, { ok: false }>['reason'];

/**
 * What to say about a phone number that cannot be used.
 *
 * @throws RangeError for a reason that has no words
 * @example
 * phoneMessage('notAMobile'); // => { id: 'auth.badPhone' }
 */
export function phoneMessage(problem: PhoneProblem): Message {
  switch (problem) {
    case 'empty':
      return { id: 'phone.empty' };
    case 'notAMobile':
      return { id: 'auth.badPhone' };
    default:
      return assertNever(problem);
  }
}
