import type { LanguageCode } from '@kislap/domain';
import type { ByLanguage } from './ByLanguage';
import type { Catalogue } from './Catalogue';

const parts: ByLanguage<{ readonly messages: Partial<Catalogue> }> = {
  en: () => import('./parts/enStart'),
  tag: () => import('./parts/filStart'),
};

/**
 * Fetches the messages that the first view says in this language.
 *
 * @example
 * const start = await loadInitialCatalogue('tag');
 * start['common.loginFirst']; // => 'Mag-log in muna!'
 */
export async function loadInitialCatalogue(language: LanguageCode): Promise<Partial<Catalogue>> {
  return (await (parts[language] ?? parts.en)()).messages;
}
