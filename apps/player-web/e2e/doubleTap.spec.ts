import type { Locator, Page } from '@playwright/test';
import { depositMade, goToPayPage, openDeposit } from './deposit';
import { doubleTapMs } from './doubleTapMs';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { operatorWords } from './operatorWords';
import { openGame } from './playGame';
import { seeds } from './seeds';
import { confirmWithdrawal, fillWithdrawal, openWithdrawal, withdrawalMade } from './withdrawal';

// A tap lost or doubled once in two runs is lost or doubled: no second try here (decision 0050).
test.describe.configure({ retries: 0 });

/** Long enough for a second tap to fall into the first one's waiting. */
const slowAnswerMs = 300;

test('a double tap on Submit makes one deposit @push', async ({ page, operator, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit } = await openDeposit(page, 'en');
  await amount.fill('500');
  await operator.call('latency', { ms: slowAnswerMs });
  await submit.dblclick();
  await expect(depositMade(page, 'en')).toBeVisible();
  await operator.call('latency', { ms: 0 });
  expect(await player.deposits()).toEqual([{ amount: 500, status: 0 }]);
});

test('a double tap on Pay credits the deposit once @push', async ({ page, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit } = await openDeposit(page, 'en');
  await amount.fill('500');
  await submit.click();
  const cashier = await goToPayPage(page, 'en');
  await cashier.getByRole('button', { name: operatorWords.en.pay, exact: true }).dblclick();
  await expect(cashier.getByRole('heading', { name: operatorWords.en.arrived })).toBeVisible();
  expect(await player.deposits()).toEqual([{ amount: 500, status: 1 }]);
  expect(await player.balance()).toBe(500);
});

test('a double tap on Go now presses nothing of what takes its place', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit } = await openDeposit(page, 'en');
  await amount.fill('500');
  await submit.click();
  // The window of the pay page would take the second tap along.
  await page.evaluate(() => void (window.open = () => window));
  await expect(depositMade(page, 'en')).toBeVisible();
  await page.waitForTimeout(doubleTapMs);
  const middle = await middleOf(
    depositMade(page, 'en').getByRole('button', { name: say('en', 'dep.goNow') }),
  );
  // On the button still, and where the way to customer service will lie.
  const goNow = { x: middle.x, y: middle.y - 16 };
  const waiting = page.getByRole('dialog', { name: say('en', 'dep.wait') });
  await page.mouse.dblclick(goNow.x, goNow.y);
  await expect(waiting).toBeVisible();
  const pressed = () =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a, button')?.textContent, goNow);
  await expect.poll(pressed, 'what lies where Go now was').toBe(say('en', 'cs.title'));
  await page.waitForTimeout(doubleTapMs);
  await expect(page.getByRole('dialog', { name: say('en', 'cs.title') })).toBeHidden();
});

test('a double tap on Play stakes once @push', async ({ page, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.regular);
  const before = await player.turnoverLeft();
  await page.goto('/');
  const game = await openGame(page, 'en');
  await game.getByRole('radio', { name: '₱50', exact: true }).check();
  await game.getByRole('button', { name: operatorWords.en.play, exact: true }).dblclick();
  await expect(game.getByRole('status')).toContainText(operatorWords.en.roundOver);
  expect(before - (await player.turnoverLeft())).toBeCloseTo(50);
});

test('a double tap on Submit makes one withdrawal @push', async ({ page, operator, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.whale);
  const before = await player.balance();
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '777.77');
  await operator.call('latency', { ms: slowAnswerMs });
  await form.submit.dblclick();
  const question = page.getByRole('dialog', { name: say('en', 'wdw.confirmTitle') });
  await question.getByRole('button', { name: say('en', 'wdw.do') }).dblclick();
  await expect(withdrawalMade(page, 'en')).toBeVisible();
  await operator.call('latency', { ms: 0 });
  const [newest, second] = await player.withdrawals();
  expect(newest?.amount).toBe(777.77);
  expect(second?.amount).not.toBe(777.77);
  expect(before - (await player.balance())).toBeCloseTo(777.77);
});

test('the same withdrawal from another tab is asked about before it is made once more @push', async ({
  page,
  context,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.whale);
  const before = await player.balance();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const form = await openWithdrawal(tab, 'en');
    await fillWithdrawal(form, '555.55');
    await form.submit.click();
    await expect(tab.getByRole('dialog', { name: say('en', 'wdw.confirmTitle') })).toBeVisible();
  }
  await confirmWithdrawal(page, 'en');
  await expect(withdrawalMade(page, 'en')).toBeVisible();
  await confirmWithdrawal(other, 'en');
  const question = other.getByRole('dialog', { name: say('en', 'wdw.confirmTitle') });
  await expect(question).toContainText('You already requested ₱555.55 to this account at ');
  expect(before - (await player.balance())).toBeCloseTo(555.55);
  // With that in sight, a yes is a yes.
  await confirmWithdrawal(other, 'en');
  await expect(withdrawalMade(other, 'en')).toBeVisible();
  expect(before - (await player.balance())).toBeCloseTo(1111.1);
});

test('a withdrawal that is answered with a web page is asked about after a reload, before it is made once more', async ({
  page,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.whale);
  const before = await player.balance();
  const sent = '**/pay/client?f=*_withdraw*';
  await page.route(sent, async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' });
  });
  const first = await openWithdrawal(page, 'en');
  await fillWithdrawal(first, '444.44');
  await first.submit.click();
  await confirmWithdrawal(page, 'en');
  await expect.poll(() => player.balance()).toBeCloseTo(before - 444.44);
  await page.unroute(sent);
  await page.reload();
  const again = await openWithdrawal(page, 'en');
  const question = page.getByRole('dialog', { name: say('en', 'wdw.confirmTitle') });
  // The form is emptied when the first one is found, as it may be the same once more.
  await expect(async () => {
    await fillWithdrawal(again, '444.44');
    await again.submit.click({ timeout: 2_000 });
    await expect(question).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(question).toContainText('You already requested ₱444.44 to this account at ');
  expect(before - (await player.balance())).toBeCloseTo(444.44);
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(target: Locator): Promise<Point> {
  // Waits for it: what stands there while the code is on its way gives its place to the screen.
  return await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0) throw new Error('The target is not on the screen.');
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Two quick taps on one place: whatever lies there at each of them gets it. */
const twice = {
  mouse: (page: Page, { x, y }: Point) => page.mouse.dblclick(x, y),
  // With times of their own: on a busy machine two calls after each other come later than a double tap.
  touch: async (page: Page, { x, y }: Point) => {
    const devTools = await page.context().newCDPSession(page);
    const sinceS = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchEnd', afterMs: number) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x, y }] : [],
        timestamp: sinceS + afterMs / 1000,
      });
    await Promise.all([
      touch('touchStart', 0),
      touch('touchEnd', 40),
      touch('touchStart', 120),
      touch('touchEnd', 160),
    ]);
    // Until the time of the last of them has come.
    await page.waitForTimeout(160);
    await devTools.detach();
  },
} as const;

for (const hand of ['mouse', 'touch'] as const) {
  test(`a double tap on the cross reaches nothing behind what it closes (${hand})`, async ({
    page,
    sandbox,
  }) => {
    await openPlayer(page, sandbox.origin, seeds.fresh);
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: say('en', 'nav.label') });
    const opener = bar.getByRole('button', { name: say('en', 'dep.title'), exact: true });
    const screen = page.getByRole('dialog', { name: say('en', 'dep.title') });
    await opener.click();
    await expect(screen).toBeVisible();
    await page.waitForTimeout(doubleTapMs);
    const cross = await middleOf(screen.getByRole('button', { name: say('en', 'common.close') }));
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    const behind = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
      cross,
    );
    expect(behind, 'what lies behind the cross').toBe('/user');
    await opener.click();
    await expect(screen).toBeVisible();
    await page.waitForTimeout(doubleTapMs);
    await twice[hand](page, cross);
    await expect(screen).toBeHidden();
    await page.waitForTimeout(doubleTapMs);
    await expect(page).toHaveURL(/\/(?:\?|$)/);
    await page.touchscreen.tap(cross.x, cross.y);
    await expect(page).toHaveURL(/\/user/);
  });

  test(`a double tap on a game leaves its sheet open (${hand})`, async ({ page, sandbox }) => {
    await openPlayer(page, sandbox.origin, seeds.regular);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const tile = page.getByRole('button', { name: /^(?!.*:).*Mango Rush/ }).first();
    const sheet = page.getByRole('dialog', { name: 'Mango Rush' });
    // Above where its sheet will stand.
    await tile.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await tile.click();
    await expect(sheet).toBeVisible();
    await page.waitForTimeout(doubleTapMs);
    const top = await middleOf(tile);
    expect((await sheet.boundingBox())?.y, 'the tile lies outside of its sheet').toBeGreaterThan(top.y);
    await page.touchscreen.tap(top.x, top.y);
    await expect(sheet).toBeHidden();
    await page.waitForTimeout(doubleTapMs);
    await twice[hand](page, top);
    await page.waitForTimeout(doubleTapMs);
    await expect(sheet).toBeVisible();
  });
}
