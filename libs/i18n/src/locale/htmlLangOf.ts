import type { Locale } from '@kislap/domain';

/** The value of `<html lang>`, which decides pronunciation in screen readers. */
export function htmlLangOf(locale: Locale): 'en' | 'fil' {
  return locale === 'tag' ? 'fil' : 'en';
}
