import type { Page } from '@playwright/test';
import { STORAGE_PREFIX, STORAGE_VERSION } from '../src/device/storage/storageFormat';
import { askedCalls } from './askedCalls';
import { depositScreen, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import type { PlayerApi } from './PlayerApi';
import { openGame } from './playGame';
import { seedPassword, seeds } from './seeds';

const MINUTE_MS = 60_000;

test.use({ expectedTroubles: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

const lockOf = (page: Page) => page.getByRole('dialog', { name: say('en', 'idle.title') });

/** The device remembers that this player touched the app last so long ago. */
async function leaveAlone(page: Page, { userId }: PlayerApi, minutes: number): Promise<void> {
  const stored = JSON.stringify({ version: STORAGE_VERSION, value: Date.now() - minutes * MINUTE_MS });
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `${STORAGE_PREFIX}lastTouchAt:${userId}`,
    stored,
  ] as const);
}

/** A player whose app was left alone for an hour, and is not open. */
async function openLeftAlone(page: Page, origin: string): Promise<PlayerApi> {
  const player = await openPlayer(page, origin, seeds.whale);
  await page.goto('/manifest.webmanifest');
  await leaveAlone(page, player, 60);
  return player;
}

/** The lock is there, and it is all there is. */
async function expectOnlyLock(page: Page): Promise<void> {
  await expect(lockOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  for (const role of ['navigation', 'textbox', 'link', 'img', 'heading'] as const) {
    const inside = await lockOf(page).getByRole(role).count();
    await expect(page.getByRole(role), `${role} beside the lock`).toHaveCount(inside);
  }
  expect(await page.locator('body').innerText()).not.toContain('₱');
}

async function unlock(page: Page): Promise<void> {
  const lock = lockOf(page);
  await lock.getByRole('textbox', { name: say('en', 'reg.password'), exact: true }).fill(seedPassword);
  await lock.getByRole('button', { name: say('en', 'idle.goOn') }).click();
  await expect(lock).toBeHidden();
}

const entrances = {
  'an overlay': '/?overlay=deposit',
  'the withdrawal': '/?overlay=withdrawal',
  'a shortcut': '/user/checkIn',
  'a deep link': '/user/statement',
};

test('of ten loads of an address with an overlay, ten show the lock alone', async ({ page, sandbox }) => {
  const player = await openLeftAlone(page, sandbox.origin);
  const before = await player.withdrawals();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...askedCalls(request).map(({ name }) => name)));
  for (let load = 0; load < 10; load += 1) {
    await page.goto('/?overlay=deposit', { waitUntil: 'load' });
    await expectOnlyLock(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expectOnlyLock(page);
  }
  const ofAccount = asked.filter((call) => /^(getUser|paylist|depositNotice|getState|client)/.test(call));
  expect(ofAccount, 'calls of the account under the lock').toEqual([]);
  expect(await player.withdrawals()).toEqual(before);

  await unlock(page);
  await depositScreen(page, 'en');
});

for (const [name, path] of Object.entries(entrances)) {
  test(`the lock comes before ${name}, over a reload, in a second tab, and over Back${name === 'the withdrawal' ? ' @push' : ''}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await openLeftAlone(page, sandbox.origin);
    await page.goto(path);
    await expectOnlyLock(page);
    await page.reload();
    await expectOnlyLock(page);
    const other = await context.newPage();
    await other.goto(path);
    await expectOnlyLock(other);
    await unlock(other);
    await expect(lockOf(page)).toBeHidden();
  });
}

test('an open account is left behind by the lock, with its overlays and its history', async ({
  page,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/user');
  await page.getByRole('link', { name: say('en', 'stmt.title') }).click();
  await openDeposit(page, 'en');
  await leaveAlone(page, player, 31);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectOnlyLock(page);
  await page.goBack();
  await expectOnlyLock(page);
  await page.reload();
  await expectOnlyLock(page);
});

test('a game goes with the lock, and its money is asked for after the unlock alone', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const player = await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/');
  await openGame(page, 'en');
  const moved: string[] = [];
  page.on('request', (request) => {
    if (/\/(thirdWdw|launchGame)$/.test(request.url())) moved.push(request.url());
  });
  // As long as the operator sees rounds, which nobody hears of out here, the game goes on.
  const asked = page.waitForResponse('**/getUserScore');
  await leaveAlone(page, player, 31);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.route('**/getUserScore', (route) =>
    route.fulfill({ json: { code: 1022, msg: '', data: null } }),
  );
  await leaveAlone(page, player, 31);
  // The app sets its next look when it has read the answer, which may be later than here.
  await expect(async () => {
    await page.clock.fastForward(2 * MINUTE_MS);
    await expect(lockOf(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expectOnlyLock(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(moved).toEqual([]);
  await page.unroute('**/getUserScore');
  await unlock(page);
  await expect.poll(() => moved.length).toBe(1);
});

test('the lock is left by logging out, which ends the session at the operator @push', async ({
  page,
  sandbox,
}) => {
  const player = await openLeftAlone(page, sandbox.origin);
  await page.goto('/?overlay=withdrawal');
  await lockOf(page)
    .getByRole('button', { name: say('en', 'idle.again') })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(lockOf(page)).toBeHidden();
  await expect(async () => expect(player.balance()).rejects.toThrow('"code":400')).toPass();
});

test('what the operator locks is locked, and nothing that moves money is sent again @push', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const { amount, submit } = await openDeposit(page, 'en');
  let orders = 0;
  await page.route(/\/pay\/client\?f=\w+_deposit/, async (route) => {
    orders += 1;
    await route.fulfill({ json: { code: 1022, msg: "Confirm it's you." } });
  });
  await amount.fill('200');
  await submit.click();
  await expectOnlyLock(page);
  await page.reload();
  await expectOnlyLock(page);
  await unlock(page);
  await expect(page.getByRole('button', { name: say('en', 'home.refreshBalance') }).first()).toBeVisible();
  expect(orders).toBe(1);
});

test('only the player’s own touches count, not what a script or a game says', async ({ page, sandbox }) => {
  await page.clock.install();
  const player = await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/user');
  await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
  await page.clock.fastForward(25 * MINUTE_MS);
  await page.mouse.click(5, 400);
  await page.clock.fastForward(25 * MINUTE_MS);
  await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
  await page.evaluate(() => {
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
      document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    window.postMessage({ type: 'kislap-game/balance-changed' });
  });
  await page.clock.fastForward(6 * MINUTE_MS);
  await expectOnlyLock(page);
  expect(player.userId).toBeGreaterThan(0);
});

test.describe('logging out', () => {
  const logOut = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: say('en', 'auth.logout') }).click();
    const question = page.getByRole('dialog', { name: say('en', 'auth.logoutAsk') });
    await question.getByRole('button', { name: say('en', 'auth.logout') }).click();
    await expect(page.getByRole('link', { name: say('en', 'auth.register') })).toBeVisible({ timeout: 3000 });
  };
  const stored = (page: Page, name: string) =>
    page.evaluate((key) => localStorage.getItem(key), STORAGE_PREFIX + name);

  test('does not wait for an operator that hangs, and nobody is signed in after a reload @push', async ({
    page,
    sandbox,
  }) => {
    const player = await openPlayer(page, sandbox.origin, seeds.whale);
    await page.goto('/user');
    let isHanging = true;
    await page.route('**/loginOut', (route) => (isHanging ? undefined : route.continue()));
    await logOut(page);
    expect(await stored(page, 'session')).toBeNull();
    expect(await player.balance()).toBeGreaterThan(0);
    await page.goto('/user');
    await expect(page).toHaveURL(/\/login/);
    isHanging = false;
    await page.reload();
    await expect(async () => expect(player.balance()).rejects.toThrow('"code":400')).toPass();
    await expect.poll(() => stored(page, 'unsentLogOuts')).toBeNull();
  });

  test('without a connection is done at once, and told when the connection returns @push', async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await openPlayer(page, sandbox.origin, seeds.whale);
    await page.goto('/');
    await page.goto('/user');
    await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await logOut(page);
    expect(await stored(page, 'session')).toBeNull();
    expect(await player.balance()).toBeGreaterThan(0);
    await context.setOffline(false);
    await expect(async () => expect(player.balance()).rejects.toThrow('"code":400')).toPass();
  });
});
