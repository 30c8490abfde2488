import type { LanguageCode } from '@kislap/domain';
import { KislapIntlProvider } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { READY_EVENT } from './boot/READY_EVENT';
import type { RuntimeConfig } from '@kislap/configure/settings';
import { RuntimeConfigContext } from '../config/runtimeConfig';

interface AppRootProps {
  readonly config: RuntimeConfig;
  readonly locale: LanguageCode;
  readonly catalogue: Partial<Catalogue>;
  readonly children: ReactNode;
}

/** What everything in the app stands on: the operator's configuration and the player's language. */
export function AppRoot({ config, locale, catalogue, children }: AppRootProps) {
  useEffect(() => void document.dispatchEvent(new Event(READY_EVENT)), []);
  return (
    <StrictMode>
      <RuntimeConfigContext value={config}>
        <KislapIntlProvider locale={locale} catalogue={catalogue}>
          {children}
        </KislapIntlProvider>
      </RuntimeConfigContext>
    </StrictMode>
  );
}
