import type { Locale } from '@kislap/domain';
import type { Catalogue } from './Catalogue';

/** Fetches one language's messages; the other language never leaves the server. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const catalogue = locale === 'tag' ? await import('./fil.json') : await import('./en.json');
  return catalogue.default;
}
