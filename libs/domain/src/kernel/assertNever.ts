/**
 * Closes an exhaustive switch: a case that is added later and forgotten here does not compile.
 *
 * @throws Error when a value from outside the type system gets here all the same
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
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
