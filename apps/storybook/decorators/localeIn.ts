import type { Locale } from '@kislap/domain';

/** The language that the toolbar asks for. */
export const localeIn = (globals: Readonly<Record<string, unknown>>): Locale =>
  globals['locale'] === 'tag' ? 'tag' : 'en';
