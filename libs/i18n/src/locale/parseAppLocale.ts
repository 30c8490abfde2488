import { APP_LOCALES } from './AppLocale';
import type { AppLocale } from './AppLocale';

/** Reads a language code from outside (cookie, storage, link); anything unknown is `undefined`. */
export function parseAppLocale(value: unknown): AppLocale | undefined {
  return APP_LOCALES.find((locale) => locale === value);
}
