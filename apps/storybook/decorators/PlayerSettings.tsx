import { documentLanguage } from '@kislap/domain';
import { KislapIntlProvider } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

import { localeIn, lookIn, wearLook } from './look';

interface PlayerSettingsProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}

/** Gives a story the player's language and look. */
export function PlayerSettings({ globals, catalogue, children }: PlayerSettingsProps) {
  const locale = localeIn(globals);
  const { skin, scheme, motion, text } = lookIn(globals);
  useLayoutEffect(() => {
    document.documentElement.lang = documentLanguage(locale);
    wearLook({ skin, scheme, motion, text });
  }, [locale, skin, scheme, motion, text]);
  return (
    <KislapIntlProvider key={locale} locale={locale} catalogue={catalogue}>
      {children}
    </KislapIntlProvider>
  );
}
