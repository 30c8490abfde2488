/**
 * The languages that have all their words here, in the order of the choice: the one list from which everything that
 * tells languages apart derives.
 *
 * @example
 * languages.map(({ tag }) => tag); // => ['en', 'fil']
 */
export const languages = [
  { code: 'en', tag: 'en', spokenAs: ['en'] },
  { code: 'tag', tag: 'fil', spokenAs: ['fil', 'tl'] },
] as const satisfies readonly Language[];

/**
 * What is to be known of a language.
 *
 * @example
 * const english: Language = { code: 'en', tag: 'en', spokenAs: ['en'] };
 * languages[0]; // => english
 */
export interface Language {
  /** By which the operator, the cookie and the device know it. */
  readonly code: string;
  /** Its BCP 47 tag: that of the document, and of its catalogue. */
  readonly tag: string;
  /** The languages of a browser that are this one, in small letters. */
  readonly spokenAs: readonly string[];
}
