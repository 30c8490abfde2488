import type { LanguageCode } from '@kislap/domain';
import type { ByLanguage } from './ByLanguage';
import type { Catalogue } from './Catalogue';

const parts: ByLanguage<{ readonly messages: Partial<Catalogue> }> = {
  en: () => import('./parts/enRest'),
  tag: () => import('./parts/filRest'),
};

/**
 * Fetches the messages of this language that the first view does not say.
 *
 * @example
 * const words = { ...(await loadInitialCatalogue('en')), ...(await loadRemainingCatalogue('en')) };
 * words['common.loginFirst']; // => 'Please log in first!'
 */
export async function loadRemainingCatalogue(language: LanguageCode): Promise<Partial<Catalogue>> {
  return (await (parts[language] ?? parts.en)()).messages;
}
