import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import { isSameName } from './isSameName';

const longest = 80;

/**
 * Checks the name on a document and answers it without outer and double spaces.
 *
 * Identity rule: first and last name at least, in letters; and where the player has withdrawn before, the name of one
 * of those accounts, since money goes out to the same person only.
 *
 * @param accountNames the names of the accounts withdrawn to; '' where an operator keeps none
 * @example
 * checkIdentityName('  Juan  dela Cruz ', []); // => ok('Juan dela Cruz')
 * checkIdentityName('Juan', []); // => fail('notAFullName')
 * checkIdentityName('Maria Santos', ['Juan dela Cruz']); // => fail('otherName')
 */
export function checkIdentityName(
  typed: string,
  accountNames: readonly string[],
): Result<string, 'empty' | 'notAFullName' | 'otherName'> {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '') return fail('empty');
  const isFullName =
    name.length <= longest && /^[\p{L}\p{M}'’.,\- ]+$/u.test(name) && /\p{L} .*\p{L}/u.test(name);
  if (!isFullName) return fail('notAFullName');
  const known = accountNames.filter((one) => one.trim() !== '');
  const isKnown = known.length === 0 || known.some((one) => isSameName(one, name));
  return isKnown ? ok(name) : fail('otherName');
}
