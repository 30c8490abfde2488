import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseLanguage } from './chooseLanguage';
import { expect, test } from './fixtures';
import { logIn } from './logIn';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { signInByApi } from './PlayerApi';
import { seedPassword, seeds } from './seeds';
import { speak } from './speak';

test.use({ expectedTroubles: [/status of 500 .*\/loginOut\)$/] });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a player changes face and motion, keeps both, and leaves although the operator is silent', async ({
  page,
  operator,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await speak(page.context(), sandbox.origin, 'tag');
  await page.goto('/user');
  await page.getByRole('link', { name: say('tag', 'set.title') }).click();
  await page.getByRole('button', { name: say('tag', 'set.avatar') }).click();
  await page.getByRole('img', { name: say('tag', 'user.avatarOfNumber', { n: '6' }) }).click();
  await expect(page.getByText(say('tag', 'set.avatarSaved')).first()).toBeVisible();
  await page.getByRole('switch', { name: say('tag', 'set.lessMotion') }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await expect(page.getByRole('switch', { name: say('tag', 'set.lessMotion') })).toBeChecked();
  await choosesLight(page);

  await page.getByRole('button', { name: say('tag', 'set.password') }).click();
  await page.getByRole('link', { name: say('tag', 'auth.forgot') }).click();
  await expect(page.getByRole('textbox', { name: say('tag', 'set.phone') })).toHaveValue(/917/);
  await page.goBack();
  await operator.call('fail', { call: 'loginOut', times: 9, mode: '500' });
  await page.getByRole('button', { name: say('tag', 'auth.logout') }).click();
  const question = page.getByRole('dialog', { name: say('tag', 'auth.logoutAsk') });
  await question.getByRole('button', { name: say('tag', 'auth.logout') }).click();
  await expect(page.getByRole('link', { name: say('tag', 'auth.register') })).toBeVisible();
});

/** The operator's is dark; the player's own choice is kept, and what is left to the device follows it at once. */
async function choosesLight(page: Page): Promise<void> {
  const html = page.locator('html');
  const browserBar = page.locator('meta[name=theme-color]');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await browserBar.getAttribute('content');
  await page.getByRole('radio', { name: say('tag', 'user.themeLight') }).click();
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(browserBar).not.toHaveAttribute('content', dark ?? '');
  await page.getByRole('radio', { name: say('tag', 'user.themeAuto') }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
}

test('a guest finds language and about in the settings, and nothing of an account', async ({ page }) => {
  await page.goto('/');
  await chooseLanguage(page, 'tag');
  await page.goto('/user/setting');
  await expect(page.getByRole('heading', { name: say('tag', 'set.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('tag', 'set.language') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('tag', 'set.about') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('tag', 'auth.logout') })).toHaveCount(0);
});

test('a player logs the others out, takes their data along, and closes the account', async ({
  page,
  sandbox,
}) => {
  const elsewhere = await signInByApi(sandbox.origin, seeds.fresh);
  const { userId } = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/user/setting');
  await page.getByRole('button', { name: say('en', 'session.title') }).click();
  const devices = page.getByRole('dialog', { name: say('en', 'session.title') });
  await devices.getByRole('button', { name: say('en', 'session.endOthers') }).click();
  const question = page.getByRole('dialog', { name: say('en', 'session.endOthersAsk') });
  await question.getByRole('button', { name: say('en', 'session.endOthers') }).click();
  await expect(devices.getByText(say('en', 'session.alone'))).toBeVisible();
  await expect(elsewhere.balance()).rejects.toThrow('"code":400');
  await devices.getByRole('button', { name: say('en', 'common.close') }).click();

  await page.getByRole('button', { name: say('en', 'export.title') }).click();
  const ready = page.getByRole('dialog', { name: say('en', 'export.ready') });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    ready.getByRole('button', { name: say('en', 'export.download') }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { id: userId } });

  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: say('en', 'legal.terms') }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText(say('en', 'legal.terms'));
  await terms.close();

  await page.getByRole('button', { name: say('en', 'closing.title') }).click();
  const closing = page.getByRole('dialog', { name: say('en', 'closing.title') });
  await closing.getByRole('textbox', { name: say('en', 'reg.password'), exact: true }).fill(seedPassword);
  await closing.getByRole('checkbox', { name: say('en', 'closing.understand') }).check();
  await closing.getByRole('button', { name: say('en', 'closing.title') }).click();
  await expect(page.getByText(say('en', 'closing.done')).first()).toBeVisible();
  await page.goto('/login');
  await logIn(page, 'en', seeds.fresh);
  await expect(page.getByText('This account is closed.').first()).toBeVisible();
});
