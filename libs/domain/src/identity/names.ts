import { fail, ok, type Result } from '../kernel';

const longest = 80;

/**
 * Checks the name on a document and answers it without outer and double spaces.
 *
 * Identity rule: first and last name, in letters; after a withdrawal, the name of one of those accounts: money goes to
 * the same person only.
 *
 * @see docs/rules.md#identity
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

/**
 * The words of a name without what differs between two spellings of it: accents, case, punctuation, and their order.
 *
 * @see docs/rules.md#identity
 * @example
 * nameWords('Dela Cruz, José'); // => ['CRUZ', 'DELA', 'JOSE']
 */
export function nameWords(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort();
}

const wordsOf = (name: string): string => nameWords(name).join(' ');

/**
 * Whether two names are the same person's as banks and documents write them: 'Dela Cruz, Juan' and 'JUAN DELA CRUZ'
 * are, 'Juan Cruz' is somebody else. A name without letters is nobody's.
 *
 * @see docs/rules.md#identity
 * @example
 * isSameName('Dela Cruz, Juan', 'JUAN DELA CRUZ'); // => true
 * isSameName('Juan Cruz', 'JUAN DELA CRUZ'); // => false
 */
export function isSameName(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words !== '' && words === wordsOf(other);
}
