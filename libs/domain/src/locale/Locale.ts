/**
 * The app's languages: English, and Tagalog under the code that operators use for it.
 *
 * @example
 * const tagalog: Locale = 'tag';
 * documentLanguage(tagalog); // => 'fil'
 */
export type Locale = 'en' | 'tag';

/**
 * Whether a text is one of the app's languages.
 *
 * @see docs/rules.md#language
 * @example
 * isLocale('tag'); // => true
 * isLocale('fil'); // => false
 */
export function isLocale(text: string): text is Locale {
  return text === 'en' || text === 'tag';
}

const filipino = /^(fil|tl)(-|$)/i;

/**
 * The language the app starts in.
 *
 * Locale rule: the remembered choice; without a valid one the browser's first language decides: Filipino and
 * Tagalog give 'tag', everything else English.
 *
 * @see docs/rules.md#language
 * @param remembered value of the language cookie
 * @param browserLanguages the browser's languages, preferred first
 * @example
 * chooseLocale(undefined, ['fil-PH', 'en']); // => 'tag'
 * chooseLocale('en', ['fil-PH']); // => 'en'
 */
export function chooseLocale(remembered: string | undefined, browserLanguages: readonly string[]): Locale {
  if (remembered !== undefined && isLocale(remembered)) return remembered;
  const [preferred = ''] = browserLanguages;
  return filipino.test(preferred) ? 'tag' : 'en';
}

/**
 * The language of the document, for screen readers and translators.
 *
 * @see docs/rules.md#language
 * @example
 * documentLanguage('tag'); // => 'fil'
 */
export function documentLanguage(locale: Locale): 'en' | 'fil' {
  return locale === 'tag' ? 'fil' : 'en';
}

/**
 * The locale for the browser's own formatting. 'tag' must never reach it: the code means another language there,
 * and the browser would fall back to the device's.
 *
 * @see docs/rules.md#language
 * @example
 * formattingLocale('tag'); // => 'fil-PH'
 */
export function formattingLocale(locale: Locale): 'en-PH' | 'fil-PH' {
  return locale === 'tag' ? 'fil-PH' : 'en-PH';
}
