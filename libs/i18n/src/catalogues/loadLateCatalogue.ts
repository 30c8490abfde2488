import type { LanguageCode } from '@kislap/domain';
import type { ByLanguage } from './ByLanguage';
import type { Catalogue } from './Catalogue';

const parts: ByLanguage<{ readonly messages: Partial<Catalogue> }> = {
  en: () => import('./parts/enLate'),
  tag: () => import('./parts/filLate'),
};

/**
 * Fetches the messages of this language that a few screens alone say, those of breaks, exclusions, the identity check
 * and sessions among them: they come with these screens.
 *
 * @example
 * (await loadLateCatalogue('en'))['away.start.exclusion']; // => 'Exclude me'
 */
export async function loadLateCatalogue(language: LanguageCode): Promise<Partial<Catalogue>> {
  return (await (parts[language] ?? parts.en)()).messages;
}
