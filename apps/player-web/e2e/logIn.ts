import type { Page } from '@playwright/test';
import type { Language } from './messages';
import { say } from './messages';
import { seedPassword } from './seeds';

/** Fills the login page in and sends it. */
export async function logIn(page: Page, language: Language, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: say(language, 'set.phone') }).fill(phone);
  await page.getByRole('textbox', { name: say(language, 'reg.password'), exact: true }).fill(seedPassword);
  await page.getByRole('button', { name: say(language, 'auth.login'), exact: true }).click();
}
