import { assertNever } from '@kislap/domain';
import type { checkBirthday } from '@kislap/domain';
import type { Message } from '../provider/Message';

type BirthdayProblem = Extract<ReturnType<typeof checkBirthday>, { ok: false }>['reason'];

/**
 * What to say about a date of birth that cannot be registered.
 *
 * @throws RangeError for a reason that has no words
 * @example
 * birthdayMessage('underAge'); // => { id: 'auth.age' }
 */
export function birthdayMessage(problem: BirthdayProblem): Message {
  switch (problem) {
    case 'notADate':
      return { id: 'auth.birthWrong' };
    case 'underAge':
      return { id: 'auth.age' };
    default:
      return assertNever(problem);
  }
}
