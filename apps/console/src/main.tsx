import '@kislap/ui/theme';
import { baseLocale, documentLanguage } from '@kislap/domain';
import { KislapIntlProvider } from '@kislap/i18n';
import { currentLocale, deviceStorage, drawTheme, storedKeys } from '@kislap/player-web/device-settings';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './Console';
import { loadWords } from './words/words';

/** Draws the console in the language and the light that the player app has on this device. */
async function start(root: HTMLElement): Promise<void> {
  const locale = baseLocale(currentLocale());
  drawTheme(deviceStorage.read(storedKeys.theme) ?? 'dark');
  document.documentElement.lang = documentLanguage(locale);
  const catalogue = await loadWords(locale);
  createRoot(root).render(
    <StrictMode>
      <KislapIntlProvider locale={locale} catalogue={catalogue}>
        <Console locale={locale} />
      </KislapIntlProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
