import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Catalogue } from '../catalogues/Catalogue';
import { formattingLocale } from '@kislap/domain';
import type { LanguageCode } from '@kislap/domain';
import { EnglishContext } from './EnglishContext';
import { useEnglishFallback } from './useEnglishFallback';

interface KislapIntlProviderProps {
  readonly locale: LanguageCode;
  /**
   * Already loaded, so that the first paint has its words. A catalogue that is only the start of one may be
   * filled later in place, before anything is drawn that says the rest.
   */
  readonly catalogue: Partial<Catalogue>;
  readonly children: ReactNode;
}

/**
 * Gives everything below it the language of the player. A message that this language lacks is said in English, and
 * told once to whoever reads the console.
 *
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const Notice = () => useText()('common.loginFirst');
 * const catalogue = await loadCatalogue('tag');
 * const shown = { locale: 'tag', catalogue, children: createElement(Notice) } as const;
 * renderToStaticMarkup(createElement(KislapIntlProvider, shown)); // => 'Mag-log in muna!'
 */
export function KislapIntlProvider({ locale, catalogue, children }: KislapIntlProviderProps) {
  const { english, onError } = useEnglishFallback();
  return (
    <IntlProvider locale={knownLocale(locale)} messages={catalogue} onError={onError}>
      <EnglishContext value={english}>{children}</EnglishContext>
    </IntlProvider>
  );
}

/** English of the Philippines where this device has no data of a language: else it would count and write as the device does. */
function knownLocale(language: LanguageCode): string {
  const own = formattingLocale(language);
  return Intl.NumberFormat.supportedLocalesOf([own, formattingLocale('en')])[0] ?? own;
}
