import type { Page } from '@playwright/test';
import { depositMade, openDeposit } from './deposit';
import { expectAccessible } from './expectAccessible';
import { expect, test } from './fixtures';
import { say } from './messages';
import type { Language } from './messages';
import { sayInConsole } from './sayInConsole';
import { speak } from './speak';
import { toasts } from './toasts';

/** Goes to a part of the console by its menu. */
const goTo = (page: Page, language: Language, place: string) =>
  page.getByRole('link', { name: sayInConsole(language, `console.place.${place}`), exact: true }).click();

/** A button of the console. */
const button = (page: Page, language: Language, id: string) =>
  page.getByRole('button', { name: sayInConsole(language, id), exact: true });

test('the console alone signs a player in and credits his deposit, which the app then announces', async ({
  page,
  context,
}) => {
  await page.goto('/sandbox');
  const account = page.getByRole('listitem').filter({ hasText: '639170000001' });
  const opening = context.waitForEvent('page');
  await account.getByRole('button', { name: sayInConsole('en', 'console.players.signIn') }).click();
  const app = await opening;
  const { amount, submit } = await openDeposit(app, 'en');
  await amount.fill('500');
  await submit.click();
  await expect(depositMade(app, 'en')).toBeVisible();
  expect(app.url()).not.toContain('token');

  await goTo(page, 'en', 'orders');
  await expectAccessible(page, 'deposits of the console');
  // The newest stands first; the seed has one that waits too.
  await button(page, 'en', 'console.orders.do.credited').first().click();
  await expect(toasts(app, say('en', 'dep.arrived', { amount: '500.00' }))).toBeVisible({ timeout: 20_000 });
});

test('faults are injected and taken back, time travels to midnight, and the ledger holds, in Tagalog', async ({
  page,
  context,
  operator,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'tag');
  await page.setViewportSize({ width: 1280, height: 800 });
  const ask = async () => (await page.request.post('/api/web/urlConfig')).status();

  await page.goto('/sandbox#faults');
  await page
    .getByRole('combobox', { name: sayInConsole('tag', 'console.faults.call') })
    .selectOption('urlConfig');
  await page.getByRole('radio', { name: '10', exact: true }).check();
  await button(page, 'tag', 'console.faults.do').click();
  const waiting = page.getByRole('listitem').filter({ hasText: 'urlConfig' });
  await expect(waiting).toBeVisible();
  expect(await ask()).toBe(500);
  await expectAccessible(page, 'faults of the console');
  await button(page, 'tag', 'console.faults.clear').click();
  await expect(waiting).toHaveCount(0);
  expect(await ask()).toBe(200);

  await goTo(page, 'tag', 'operator');
  await button(page, 'tag', 'console.clock.midnight').click();
  await expect(button(page, 'tag', 'console.clock.back')).toBeVisible();
  const { nowMs } = await operator.call('state');
  expect((Number(nowMs) + 8 * 3_600_000) % 86_400_000).toBeLessThan(60_000);
  await expectAccessible(page, 'operator of the console');

  await goTo(page, 'tag', 'ledger');
  await expect(page.getByText(sayInConsole('tag', 'console.ledger.sound'))).toBeVisible();
  await expectAccessible(page, 'ledger of the console');
});
