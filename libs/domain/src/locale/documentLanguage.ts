import type { Locale } from './Locale';

/**
 * The language of the document, for screen readers and translators.
 *
 * @example
 * documentLanguage('tag'); // => 'fil'
 */
export function documentLanguage(locale: Locale): 'en' | 'fil' {
  return locale === 'tag' ? 'fil' : 'en';
}
