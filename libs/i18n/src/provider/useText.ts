import { useCallback, useContext } from 'react';
import { IntlContext } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../catalogues/MessageId';
import { EnglishContext } from './EnglishContext';
import type { TextValues } from './TextValues';

/**
 * Turns a message id and its values into the player's language.
 *
 * @example
 * const inPieces: TranslateText = (id, values) => `${id} ${JSON.stringify(values)}`;
 * minutesText(inPieces, 45); // => 'time.minutes {"n":45}'
 */
export type TranslateText = (id: MessageId, values?: TextValues) => string;

/**
 * The translator of the current language. Values arrive formatted by the domain. A message missing here is empty until
 * English is fetched; an unknown id shows itself, a missing value its name. Both are logged to the console once.
 *
 * @throws Error outside a `KislapIntlProvider`, which says to put one around it
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const Notice = () => useText()('sign.tipVip', { n: 2 });
 * const catalogue = await loadCatalogue('en');
 * const shown = { locale: 'en', catalogue, children: createElement(Notice) } as const;
 * renderToStaticMarkup(createElement(KislapIntlProvider, shown)); // => 'Reach VIP 2'
 */
export function useText(): TranslateText {
  const intl: IntlShape | undefined = useContext(IntlContext);
  if (!intl) throw new Error('Nothing can be said without a KislapIntlProvider: put one around it.');
  const english = useContext(EnglishContext);
  return useCallback(
    (id, values) => {
      if (id in intl.messages) return intl.formatMessage({ id }, values);
      const inEnglish = english?.[id];
      const said = intl.formatMessage(
        inEnglish === undefined ? { id } : { id, defaultMessage: inEnglish },
        values,
      );
      return english === undefined ? '' : said;
    },
    [intl, english],
  );
}
