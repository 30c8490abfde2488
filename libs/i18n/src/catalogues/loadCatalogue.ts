import type { LanguageCode } from '@kislap/domain';
import type { ByLanguage } from './ByLanguage';
import type { Catalogue } from './Catalogue';

const catalogues: ByLanguage<{ readonly default: Catalogue }> = {
  en: () => import('./en.json'),
  tag: () => import('./fil.json'),
};

/**
 * Fetches one language's messages; the other language never leaves the server. Those of a language that has none here
 * are English.
 *
 * @example
 * const filipino = await loadCatalogue('tag');
 * filipino['common.loginFirst']; // => 'Mag-log in muna!'
 */
export async function loadCatalogue(language: LanguageCode): Promise<Catalogue> {
  return (await (catalogues[language] ?? catalogues.en)()).default;
}
