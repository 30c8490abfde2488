import type { Locale } from './Locale';

/**
 * The locale for the browser's own formatting. 'tag' must never reach it: the code means another language there,
 * and the browser would fall back to the device's.
 *
 * @example
 * formattingLocale('tag'); // => 'fil-PH'
 */
export function formattingLocale(locale: Locale): 'en-PH' | 'fil-PH' {
  return locale === 'tag' ? 'fil-PH' : 'en-PH';
}
