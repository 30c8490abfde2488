import '@kislap/ui/theme';
import { documentLanguage } from '@kislap/domain';
import { KislapIntlProvider } from '@kislap/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLocale } from '../../player-web/src/locale/currentLocale';
import { deviceStorage } from '../../player-web/src/storage/deviceStorage';
import { storedKeys } from '../../player-web/src/storage/storedKeys';
import { drawTheme } from '../../player-web/src/theme/drawTheme';
import { Console } from './Console';
import { loadWords } from './words/loadWords';

/** Draws the console in the language and the light that the player app has on this device. */
async function start(root: HTMLElement): Promise<void> {
  const locale = currentLocale();
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
