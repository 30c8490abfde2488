import type { Locale } from '@kislap/domain';
import type { Catalogue } from './Catalogue';

/**
 * Fetches the messages of this language that the first view does not say.
 *
 * @example
 * const words = { ...(await loadInitialCatalogue('en')), ...(await loadRemainingCatalogue('en')) };
 * words['common.loginFirst']; // => 'Please log in first!'
 */
export async function loadRemainingCatalogue(locale: Locale): Promise<Partial<Catalogue>> {
  return locale === 'tag'
    ? (await import('./parts/filRest')).filRest
    : (await import('./parts/enRest')).enRest;
}
