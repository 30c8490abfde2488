import type { Locator, Page } from '@playwright/test';
import { bonusTerms, depositMade, depositScreen } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { operatorWords } from './operatorWords';
import { seedPassword } from './seeds';
import { toasts } from './toasts';

/** Home stands before the tabs, with a stop for each of its tiles. */
const mostSteps = 300;

/** Presses Tab until `target` has the focus. @throws {Error} When no number of steps leads there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

test('logging in and depositing needs nothing but a keyboard', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: say('en', 'auth.login') }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: say('en', 'set.phone') }));
  await page.keyboard.type('9170000001');
  await tabTo(page, page.getByRole('textbox', { name: say('en', 'reg.password'), exact: true }));
  await page.keyboard.type(seedPassword);
  await page.keyboard.press('Enter');

  const opener = page
    .getByRole('navigation')
    .getByRole('button', { name: say('en', 'dep.title'), exact: true });
  await expect(page.getByRole('link', { name: say('en', 'auth.login') })).toBeHidden();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const { screen, amount, promotion, submit } = await depositScreen(page, 'en');
  await tabTo(page, amount);
  await page.keyboard.type('500');
  await tabTo(page, promotion('dep.none'));
  await page.keyboard.press('ArrowDown');
  await expect(promotion('promo.15')).toBeChecked();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await tabTo(page, bonusTerms(page, 'en').getByRole('button', { name: say('en', 'bonus.take') }));
  await page.keyboard.press('Enter');

  const opened = page.waitForEvent('popup');
  await tabTo(page, depositMade(page, 'en').getByRole('button', { name: say('en', 'dep.goNow') }));
  await page.keyboard.press('Enter');
  const cashier = await opened;
  await tabTo(cashier, cashier.getByRole('button', { name: operatorWords.en.pay, exact: true }));
  await cashier.keyboard.press('Enter');
  await expect(cashier.getByRole('heading', { name: operatorWords.en.arrived })).toBeVisible();
  await cashier.close();
  await page.bringToFront();
  const arrived = toasts(page, say('en', 'dep.arrived', { amount: '500.00' }));
  await expect(arrived).toBeVisible();
  // Submit rests until an amount is typed again, so focus goes to the heading above it.
  await expect(screen.getByRole('heading', { name: say('en', 'dep.title'), exact: true })).toBeFocused();
  // Escape leaves the surface, and not the message beside it.
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(opener).toBeFocused();
});

test('focus stays inside an open overlay', async ({ page }) => {
  await page.goto('/?overlay=language');
  const picker = page.getByRole('dialog', { name: say('en', 'lang.title') });
  await picker.waitFor();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(picker.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
});
