import type { Locale } from './Locale';

/**
 * Whether a text is one of the app's languages.
 *
 * @example
 * isLocale('tag'); // => true
 * isLocale('fil'); // => false
 */
export function isLocale(text: string): text is Locale {
  return text === 'en' || text === 'tag';
}
