import type { Locale } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

/** The app's own words in a language, for tests of what is said. */
export async function textIn(locale: Locale): Promise<TranslateText> {
  const catalogue = await loadCatalogue(locale);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KislapIntlProvider locale={locale} catalogue={catalogue}>
      {children}
    </KislapIntlProvider>
  );
  return renderHook(() => useText(), { wrapper }).result.current;
}
