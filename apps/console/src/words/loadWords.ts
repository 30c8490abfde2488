import type { Locale } from '@kislap/domain';
import { loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';

/** What the kit says and what the console says, in one dictionary. */
export async function loadWords(locale: Locale): Promise<Partial<Catalogue>> {
  const [ofKit, own] = await Promise.all([
    loadCatalogue(locale),
    locale === 'tag' ? import('./fil.json') : import('./en.json'),
  ]);
  return { ...ofKit, ...own.default };
}
