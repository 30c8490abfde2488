import type { Locale } from '@kislap/domain';

/**
 * The BCP 47 tag for Intl and react-intl. `tag` itself must never reach Intl: it names another
 * language there, and browsers then fall back to the device's own locale.
 */
export function intlLocaleOf(locale: Locale): 'en' | 'fil-PH' {
  return locale === 'tag' ? 'fil-PH' : 'en';
}
