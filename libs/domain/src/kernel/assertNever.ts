import { misuse } from './misuse';

/**
 * Closes an exhaustive switch: a case that is added later and forgotten here does not compile.
 *
 * @throws RangeError when a value from outside the type system gets here all the same
 * @example
 * const nameOf = (locale: Locale) => {
 *   switch (locale) {
 *     case 'en':
 *       return 'English';
 *     case 'tag':
 *       return 'Tagalog';
 *     default:
 *       return assertNever(locale);
 *   }
 * };
 * nameOf('tag'); // => 'Tagalog'
 */
export function assertNever(value: never): never {
  throw misuse('a known case', JSON.stringify(value));
}
