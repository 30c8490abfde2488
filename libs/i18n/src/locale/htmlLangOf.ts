import type { AppLocale } from './AppLocale';

/** The value of `<html lang>`, which decides pronunciation in screen readers. */
export function htmlLangOf(locale: AppLocale): 'en' | 'fil' {
  return locale === 'tag' ? 'fil' : 'en';
}
