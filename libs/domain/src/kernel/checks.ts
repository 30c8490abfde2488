/**
 * A value of type `Base` that may not be confused with another `Base`: money is not a count, an instant is not
 * a duration. The mark exists only for the compiler; at run time the value is the plain `Base`.
 *
 * @example
 * type Metres = Brand<number, 'Metres'>;
 * const isMetres = (length: number): length is Metres => length >= 0;
 * isMetres(5); // => true
 */
// The key is a text and not a symbol, so that the declarations for `import` and for `require` mean the same type.
export type Brand<Base, Name extends string> = Base & { readonly '~brand': Name };

/**
 * The error of a rule that is called with what it can give no right answer to. It says what was given, what becomes of
 * it and what to give instead; of a long text, how it begins.
 *
 * @param wanted what the rule takes, with its article: 'a percentage'
 */
export function misuse(wanted: string, given: unknown): RangeError {
  return new RangeError(
    `Not ${wanted}: ${String(given).slice(0, 80)}. Any answer would be wrong; give ${wanted}`,
  );
}

/**
 * A value that a rule can work with, as what it then is.
 *
 * @param wanted what the rule takes, with its article: 'a percentage'
 * @throws RangeError when it is not that
 */
export function checked<Given, Right extends Given>(
  given: Given,
  isRight: (given: Given) => given is Right,
  wanted: string,
): Right {
  if (isRight(given)) return given;
  throw misuse(wanted, given);
}

const most = 36_600;

/**
 * A count of what is listed or given out, such as days, months or spins: a whole number, a century of days at most.
 *
 * @throws RangeError for anything else, before a list of millions is made
 */
export function wholeCount(count: number): number {
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw misuse(`a whole number from 0 to ${most}`, count);
}

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
