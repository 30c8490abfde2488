import type { LanguageCode } from '@kislap/domain';
import { loadRemainingCatalogue, loadInitialCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';

/** What the app can say, in the language of this visit. */
export interface Words {
  /** Fetches what the first view says. */
  readonly loadStart: (locale: LanguageCode) => Promise<Partial<Catalogue>>;
  /** Fetches everything else but what a few screens alone say, once. Rejects when that fails; the next call tries again. */
  readonly loadRest: () => Promise<void>;
  /** Fetches more. */
  readonly add: (fetch: (locale: LanguageCode) => Promise<Partial<Catalogue>>) => Promise<void>;
}

/**
 * The messages of a visit, in two parts so that the first view does not wait. The rest is added to the dictionary
 * already in use; nothing on screen needs it yet, so nothing re-renders.
 *
 * @param rememberedLocale the language when the rest is asked for before the start
 * @param loadOwn the operator's own messages in a language: they stand in place of all others
 */
export function createWords(
  rememberedLocale: () => LanguageCode,
  loadOwn?: (locale: LanguageCode) => Promise<Partial<Catalogue> | undefined>,
): Words {
  const catalogue: Partial<Catalogue> = {};
  let own: Partial<Catalogue> | undefined;
  let spoken: LanguageCode | undefined;
  let rest: Promise<void> | undefined;
  const add: Words['add'] = async (fetch) =>
    void Object.assign(catalogue, await fetch(spoken ?? rememberedLocale()), own);
  return {
    loadStart: async (locale) => {
      spoken = locale;
      const loaded = await Promise.all([loadInitialCatalogue(locale), loadOwn?.(locale)]);
      own = loaded[1];
      return Object.assign(catalogue, ...loaded);
    },
    loadRest: () => {
      rest ??= add(loadRemainingCatalogue).catch((error: unknown) => {
        rest = undefined;
        throw error;
      });
      return rest;
    },
    add,
  };
}
