import type { BrowserContext } from '@playwright/test';
import type { Language } from './messages';

/** Makes the app speak a language from its next page on, as the player's choice does. */
export async function speak(context: BrowserContext, origin: string, language: Language): Promise<void> {
  await context.addCookies([{ name: 'i18n_redirected', value: language, url: origin }]);
}
