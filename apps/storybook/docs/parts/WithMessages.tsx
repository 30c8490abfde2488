import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { GlobalsContext } from '../../decorators/useGlobals';
import { localeIn } from '../../decorators/look';

/** Gives the live parts of a page the language of the toolbar, once its words are here. */
export function WithMessages({ children }: { readonly children: ReactNode }) {
  const locale = localeIn(useContext(GlobalsContext));
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly catalogue: Catalogue }>();
  useEffect(() => {
    let isWanted = true;
    void loadCatalogue(locale).then((catalogue) => isWanted && setLoaded({ locale, catalogue }));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  if (loaded?.locale !== locale) return null;
  return (
    <KislapIntlProvider key={locale} locale={locale} catalogue={loaded.catalogue}>
      {children}
    </KislapIntlProvider>
  );
}
