import type { Locale } from '@kislap/domain';
import type { Catalogue } from './Catalogue';

/**
 * Fetches one language's messages; the other language never leaves the server.
 *
 * @example
 * const filipino = await loadCatalogue('tag');
 * filipino['common.loginFirst']; // => 'Mag-log in muna!'
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const catalogue = locale === 'tag' ? await import('./fil.json') : await import('./en.json');
  return catalogue.default;
}
