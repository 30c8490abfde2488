import type { Locale } from '@kislap/domain';
import type { Catalogue } from './Catalogue';

/**
 * Fetches the messages that the first view says in this language.
 *
 * @example
 * const start = await loadInitialCatalogue('tag');
 * start['common.loginFirst']; // => 'Mag-log in muna!'
 */
export async function loadInitialCatalogue(locale: Locale): Promise<Partial<Catalogue>> {
  return locale === 'tag'
    ? (await import('./parts/filStart')).filStart
    : (await import('./parts/enStart')).enStart;
}
