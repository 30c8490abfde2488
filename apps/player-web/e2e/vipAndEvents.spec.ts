import { openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { leaveDeposit } from './leaveDeposit';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { payAtCashier } from './payAtCashier';
import { seeds } from './seeds';
import { speak } from './speak';

test('a player receives the gifts of the VIP level once, and finds them in the prize record', async ({
  page,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.regular);
  const before = await player.balance();
  await page.goto('/user');
  await page.getByRole('link', { name: say('en', 'user.vip', { level: '2' }), exact: true }).click();
  await expect(page).toHaveURL(/\/user\/vip$/);
  await expect(page.getByRole('heading', { name: /VIP 2/ }).first()).toBeVisible();

  await page.getByRole('button', { name: say('en', 'vip.receiveAmount', { amount: '₱1.00' }) }).click();
  const gift = page.getByRole('dialog', { name: /1\.00/ });
  await expect(gift.getByText(say('en', 'gift.toBet', { amount: '₱1.00' }))).toBeVisible();
  await gift.getByRole('button', { name: say('en', 'common.ok') }).click();
  await expect(gift).toBeHidden();
  await expect(
    page.getByRole('button', { name: say('en', 'vip.receiveAmount', { amount: '₱1.00' }) }),
  ).toHaveCount(0);

  await page.getByRole('link', { name: say('en', 'vip.allLevels') }).click();
  await expect(page).toHaveURL(/\/user\/level$/);
  await page.getByRole('button', { name: say('en', 'vip.receiveOf', { level: '2' }) }).click();
  await page
    .getByRole('dialog', { name: /18\.00/ })
    .getByRole('button', { name: say('en', 'common.ok') })
    .click();
  const levels = page.getByRole('list', { name: say('en', 'vip.levels') });
  await expect(levels.getByText(say('en', 'reward.received'))).toHaveCount(1);
  expect(await player.balance()).toBeCloseTo(before + 19, 2);

  await page.goto('/user/prizeRecord');
  await expect(page.getByText('+₱18.00')).toBeVisible();
  await expect(page.getByText('+₱1.00')).toBeVisible();
  await expect(page.getByText('₱19.00', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('+₱18.00')).toBeVisible();
});

test('in Tagalog, who has deposited today smashes an egg, by odds that are printed', async ({
  page,
  sandbox,
}) => {
  await speak(page.context(), sandbox.origin, 'tag');
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/?overlay=egg');
  const eggs = page.getByRole('dialog', { name: say('tag', 'egg.title') });
  await expect(eggs.getByText(say('tag', 'egg.more', { x: '100.00' }))).toBeVisible();
  await eggs.getByRole('button', { name: say('tag', 'egg.odds') }).click();
  await expect(eggs.getByRole('table')).toBeVisible();

  const { amount, screen, submit } = await openDeposit(page, 'tag');
  await amount.fill('100');
  await submit.click();
  await payAtCashier(page, 'tag');
  await leaveDeposit(page, 'tag', { screen, amount: '100' });
  expect(await player.balance()).toBe(100);

  await page.goto('/?overlay=egg');
  await expect(eggs.getByText(say('tag', 'egg.chances', { times: '1' }))).toBeVisible();
  await eggs.getByRole('button', { name: say('tag', 'egg.one', { n: '3' }) }).click();
  await expect(eggs.getByText(say('tag', 'egg.chances', { times: '0' }))).toBeVisible();
  await page.goto('/user/prizeRecord');
  await expect(page.getByText(say('tag', 'egg.title'))).toBeVisible();
});

test('relief is closed to a player who has something left, and says for whom it is', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/?overlay=relief');
  const relief = page.getByRole('dialog', { name: say('en', 'alms.title') });
  await expect(relief.getByText(say('en', 'alms.closedWhy', { below: '5.00' }))).toBeVisible();
  await expect(relief.getByRole('button', { name: say('en', 'alms.receive') })).toHaveCount(0);
});

test('a guest who comes to a page of gifts logs in first', async ({ page }) => {
  for (const path of ['/user/vip', '/user/level', '/user/prizeRecord']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});
