import type { Locale } from '@kislap/domain';
import { LOCALES } from './LOCALES';

/** Reads a language code from outside (cookie, storage, link); anything unknown is `undefined`. */
export function parseLocale(value: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === value);
}
