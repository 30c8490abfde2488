import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';

/** Each as it calls itself. */
const names = { en: 'English', tag: 'Tagalog' } as const satisfies Record<Language, string>;

/** Chooses the language on a guest's home, which comes up in English. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: say('en', 'set.language') })
    .first()
    .click();
  const picker = page.getByRole('dialog', { name: say('en', 'lang.title') });
  await picker.getByRole('radio', { name: names[language] }).click();
  await expect(page.getByRole('link', { name: say(language, 'auth.register') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'tag' ? 'fil' : 'en');
  // The dialog has left the history too: a step back that is still under way would cancel the next visit.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state?.overlays ?? []))).toBe('[]');
}
