import type { AppLocale } from '../locale/AppLocale';
import type { Catalogue } from './Catalogue';

/** Fetches one language's messages; the other language never leaves the server. */
export async function loadCatalogue(locale: AppLocale): Promise<Catalogue> {
  const catalogue = locale === 'tag' ? await import('./fil.json') : await import('./en.json');
  return catalogue.default;
}
