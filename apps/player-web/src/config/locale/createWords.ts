import type { Locale } from '@kislap/domain';
import { loadRemainingCatalogue, loadInitialCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';

/** What the app can say, in the language of this visit. */
export interface Words {
  /** Fetches what the first view says. */
  readonly loadStart: (locale: Locale) => Promise<Partial<Catalogue>>;
  /** Fetches everything else, once. Rejects when that fails; the next call tries again. */
  readonly loadRest: () => Promise<void>;
}

/**
 * The messages of a visit, in two parts so that the first view does not wait. The rest is added to the dictionary
 * already in use; nothing on screen needs it yet, so nothing re-renders.
 *
 * @param rememberedLocale the language when the rest is asked for before the start
 */
export function createWords(rememberedLocale: () => Locale): Words {
  const catalogue: Partial<Catalogue> = {};
  let spoken: Locale | undefined;
  let rest: Promise<void> | undefined;
  return {
    loadStart: async (locale) => {
      spoken = locale;
      return Object.assign(catalogue, await loadInitialCatalogue(locale));
    },
    loadRest: () => {
      rest ??= loadRemainingCatalogue(spoken ?? rememberedLocale()).then(
        (messages) => void Object.assign(catalogue, messages),
        (error: unknown) => {
          rest = undefined;
          throw error;
        },
      );
      return rest;
    },
  };
}
