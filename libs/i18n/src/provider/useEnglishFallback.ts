import { useCallback, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import type { IntlProvider } from 'react-intl';
import type { Catalogue } from '../catalogues/Catalogue';

type OnErrorFn = NonNullable<ComponentProps<typeof IntlProvider>['onError']>;

interface EnglishFallback {
  readonly english: Partial<Catalogue> | undefined;
  /** For react-intl: says each trouble once, and fetches English when a message is missing. */
  readonly onError: OnErrorFn;
}

/** English in place of a message that the player's language lacks. It is fetched with the first one that is missed. */
export function useEnglishFallback(): EnglishFallback {
  const [english, setEnglish] = useState<Partial<Catalogue>>();
  const told = useRef(new Set<string>());
  const onError = useCallback<OnErrorFn>((error) => {
    // What follows the comma says what is shown instead, and changes when English has come.
    const [trouble = ''] = error.message.split(',');
    if (told.current.has(trouble)) return;
    told.current.add(trouble);
    // oxlint-disable-next-line no-console -- a hole in a catalogue is for whoever translates; it names an id, no player
    console.error(trouble);
    if (error.code === 'MISSING_TRANSLATION') {
      void import('../catalogues/en.json').then((catalogue) => setEnglish(catalogue.default));
    }
  }, []);
  return { english, onError };
}
