import type { Locale } from '@kislap/domain';
import { loadCatalogue } from '@kislap/i18n';
import type { Catalogue, TextValues } from '@kislap/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type en from './en.json';

/** The console's own words. The kit says its own by the player's catalogue, from the same provider. */
export function useWords() {
  const intl = useIntl();
  return useCallback(
    (id: ConsoleMessageId, values?: TextValues): string => intl.formatMessage({ id }, values),
    [intl],
  );
}

/** Every text of the console; English is the source. */
export type ConsoleMessageId = keyof typeof en;

const own: Readonly<
  Record<Locale, () => Promise<{ readonly default: Readonly<Record<ConsoleMessageId, string>> }>>
> = {
  en: () => import('./en.json'),
  tag: () => import('./fil.json'),
};

/** What the kit says and what the console says, in one dictionary. */
export async function loadWords(locale: Locale): Promise<Partial<Catalogue>> {
  const [ofKit, ofConsole] = await Promise.all([loadCatalogue(locale), own[locale]()]);
  return { ...ofKit, ...ofConsole.default };
}
