import type { Page } from '@playwright/test';
import { goToPayPage } from './deposit';
import type { Language } from './messages';
import { operatorWords } from './operatorWords';

/** Goes from the dialog of a made deposit to its pay page, pays, and comes back to the app. */
export async function payAtCashier(page: Page, language: Language): Promise<void> {
  const { pay } = operatorWords[language];
  const cashier = await goToPayPage(page, language);
  await cashier.getByRole('button', { name: pay, exact: true }).click();
  await cashier.getByRole('button', { name: pay, exact: true }).waitFor({ state: 'hidden' });
  await cashier.close();
}
