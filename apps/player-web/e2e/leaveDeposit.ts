import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { toasts } from './toasts';

/**
 * Waits until the app says that the deposit has arrived, in whole pesos, and closes the deposit. Whoever goes on before
 * that is taken back by the dialog that closes then.
 */
export async function leaveDeposit(
  page: Page,
  language: Language,
  { screen, amount }: { readonly screen: Locator; readonly amount: string },
): Promise<void> {
  const written = Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });
  const arrived = say(language, 'dep.arrived', { amount: written });
  await expect(toasts(page, arrived)).toBeVisible({ timeout: 15_000 });
  await screen.getByRole('button', { name: say(language, 'common.close') }).click();
  await expect(screen).toBeHidden();
}
