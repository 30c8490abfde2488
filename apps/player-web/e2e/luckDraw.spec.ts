import type { Page } from '@playwright/test';
import { openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { leaveDeposit } from './leaveDeposit';
import { logIn } from './logIn';
import type { Language } from './messages';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { payAtCashier } from './payAtCashier';
import { seeds } from './seeds';
import { speak } from './speak';
import { toasts } from './toasts';

test.use({ expectedTroubles: [/net::ERR_FAILED/] });

/** The button in the middle of the wheel. */
const hub = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${say(language, 'draw.spin')}\\.`) });

/** Spins, and answers the sheet with the prize. */
async function spin(page: Page, language: Language) {
  await hub(page, language).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Asks the operator past the app, as a second device of the same player would. */
async function ask(origin: string, token: string, call: string, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const answer: unknown = await (
    await fetch(`${origin}/api/web/${call}`, { method: 'POST', body, headers })
  ).json();
  return JSON.stringify(answer);
}

test('a player begins a round, spins, and gets more spins by inviting and depositing', async ({
  page,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/luck-draw');
  await page.getByRole('button', { name: say('en', 'draw.start') }).click();
  await expect(page.getByText(say('en', 'draw.left', { n: '1' }))).toBeVisible();

  const before = await player.balance();
  const sheet = await spin(page, 'en');
  await sheet.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('tab', { name: say('en', 'draw.mySpins') }).scrollIntoViewIfNeeded();
  await expect(page.getByText(say('en', 'draw.source.free'))).toHaveCount(1);
  expect(await player.balance(), 'prizes add to the goal alone').toBe(before);

  await page.getByRole('button', { name: say('en', 'draw.invite') }).click();
  const share = page.getByRole('dialog', { name: say('en', 'common.share') });
  await expect(share.getByRole('button', { name: 'Viber' })).toBeVisible();
  await share.getByRole('button', { name: say('en', 'common.close') }).click();

  const { amount, screen, submit } = await openDeposit(page, 'en');
  await amount.fill('200');
  await submit.click();
  await payAtCashier(page, 'en');
  await leaveDeposit(page, 'en', { screen, amount: '200' });
  expect(await player.balance()).toBeGreaterThan(before);
  await page.goto('/luck-draw');
  await expect(page.getByText(say('en', 'draw.left', { n: '1' }))).toBeVisible();
  await expect(page.getByText(say('en', 'draw.rule.short'))).toBeVisible();
  await expect(page.getByRole('table')).toContainText('2.5%');
  await page.getByRole('button', { name: say('en', 'draw.rules') }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toContainText('2.5%');
});

test('in Tagalog, a spin whose answer is lost is sent again and shows the same prize @push', async ({
  page,
  sandbox,
}) => {
  await speak(page.context(), sandbox.origin, 'tag');
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/luck-draw');
  await page.getByRole('button', { name: say('tag', 'draw.start') }).click();
  await expect(hub(page, 'tag')).toBeEnabled();

  const keys = new Set<string | undefined>();
  await page.route('**/api/web/pddNew', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await hub(page, 'tag').click();
  await expect(toasts(page, say('tag', 'draw.unknown'))).toBeVisible({ timeout: 40_000 });
  await page.unroute('**/api/web/pddNew');
  const answered = page.waitForRequest('**/api/web/pddNew');
  const sheet = await spin(page, 'tag');
  keys.add((await answered).headers()['idempotency-key']);
  expect(keys.size).toBe(1);
  await sheet.getByRole('button', { name: say('tag', 'common.close') }).click();
  await page.getByRole('tab', { name: say('tag', 'draw.mySpins') }).scrollIntoViewIfNeeded();
  await expect(page.getByText(say('tag', 'draw.source.free'))).toHaveCount(1);
  await expect(page.getByText(say('tag', 'draw.left', { n: '0' }))).toBeVisible();
});

test('a goal that is reached comes into the balance once, and another round can begin', async ({
  page,
  sandbox,
}) => {
  // So much is deposited by whoever has proven who they are.
  const player = await openPlayer(page, sandbox.origin, seeds.whale);
  await ask(sandbox.origin, player.token, 'pddInit');
  const { amount, screen, submit } = await openDeposit(page, 'en');
  await amount.fill('20000');
  await submit.click();
  await payAtCashier(page, 'en');
  await leaveDeposit(page, 'en', { screen, amount: '20000' });
  const before = await player.balance();
  let status = '';
  for (let spins = 0; spins < 100 && !status.includes('"state":2'); spins += 1) {
    await ask(sandbox.origin, player.token, 'pddNew');
    status = await ask(sandbox.origin, player.token, 'getUserPddInfo');
  }

  await page.goto('/luck-draw');
  await page.getByRole('button', { name: say('en', 'draw.out') }).click();
  const paid = page.getByRole('dialog', { name: new RegExp(say('en', 'draw.paidTitle')) });
  await expect(paid).toContainText('100.00');
  await paid.getByRole('button', { name: say('en', 'common.ok') }).click();
  expect(await player.balance()).toBeCloseTo(before + 100, 2);
  await page.getByRole('tab', { name: say('en', 'draw.winners') }).click();
  await expect(page.getByRole('list', { name: say('en', 'draw.winners') })).toContainText('100.00');
  await page.getByRole('button', { name: say('en', 'draw.restart') }).click();
  await expect(page.getByText(say('en', 'draw.left', { n: '1' }))).toBeVisible();
});

test('a guest sees the wheel, and a spin leads to the login and back', async ({ page }) => {
  await page.goto('/luck-draw');
  await expect(page.getByRole('img', { name: say('en', 'draw.wheel.label', { n: '8' }) })).toBeVisible();
  await page.getByRole('button', { name: say('en', 'draw.spin'), exact: true }).click();
  await logIn(page, 'en', seeds.fresh);
  await expect(page).toHaveURL(/\/luck-draw$/);
  await expect(page.getByRole('button', { name: say('en', 'draw.start') })).toBeVisible();
});
