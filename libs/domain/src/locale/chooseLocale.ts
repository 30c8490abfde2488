import { isLocale } from './isLocale';
import type { Locale } from './Locale';

const filipino = /^(fil|tl)(-|$)/i;

/**
 * The language the app starts in.
 *
 * Locale rule: the remembered choice; without a valid one the browser's first language decides: Filipino and
 * Tagalog give 'tag', everything else English.
 *
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
