import { documentLanguage } from '@kislap/domain';
import { KislapIntlProvider } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

import { localeIn } from './localeIn';

interface PlayerSettingsProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}

/** Sets language, skin, scheme and motion where the app sets them: on the root element. */
export function PlayerSettings({ globals, catalogue, children }: PlayerSettingsProps) {
  const locale = localeIn(globals);
  const { skin, scheme, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = documentLanguage(locale);
    root.dataset['skin'] = String(skin);
    root.dataset['theme'] = String(scheme);
    root.dataset['motion'] = String(motion);
  }, [locale, skin, scheme, motion]);
  return (
    <KislapIntlProvider key={locale} locale={locale} catalogue={catalogue}>
      {children}
    </KislapIntlProvider>
  );
}
