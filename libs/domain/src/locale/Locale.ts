/**
 * The app's languages: English, and Tagalog under the code that operators use for it.
 *
 * @example
 * const tagalog: Locale = 'tag';
 * documentLanguage(tagalog); // => 'fil'
 */
export type Locale = 'en' | 'tag';
