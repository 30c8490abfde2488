import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@kislap/tools/sandbox';
import type { Sandbox } from '@kislap/tools/sandbox';
import { depositScreen, goToPayPage } from './deposit';
import { expect, test as base } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { operatorWords } from './operatorWords';
import { seeds } from './seeds';
import { noteToasts, toasts } from './toasts';

/** An operator whose books are on disk, so that they outlive its process. */
const test = base.extend<{ readonly lasting: Sandbox }>({
  lasting: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'kislap-journey-'));
    const lasting = await startSandbox({ args: [], env: { SANDBOX_DATA: folder } });
    await provide(lasting);
    await lasting.stop();
    await rm(folder, { recursive: true });
  },
});

// A payment made twice once in two runs is made twice: no second try here (decision 0050).
// Long, since the operator dies and comes back in it: on a busy machine that alone takes a minute.
test.describe.configure({ retries: 0, timeout: 180_000 });

/** Runs in the page: the payments that the app still follows. */
const awaitedDeposits = (): readonly string[] =>
  Object.keys(localStorage).filter((name) => name.includes('ownOrder'));

// Code that stands by may be on its way when the operator dies.
test.use({ expectedTroubles: [/net::ERR_|^\[prefetch\]/] });

test('a deposit that is paid when the operator dies is announced once when it is back @push', async ({
  page,
  lasting,
}) => {
  const arrived = say('en', 'dep.arrived', { amount: '500.00' });
  const announced = await noteToasts(page);
  const player = await openPlayer(page, lasting.origin, seeds.fresh);
  await page.goto(`${lasting.origin}/?overlay=deposit`);
  const { amount, submit } = await depositScreen(page, 'en');
  await amount.fill('500');
  await submit.click();
  const cashier = await goToPayPage(page, 'en');
  const pay = cashier.getByRole('button', { name: operatorWords.en.pay, exact: true });
  await pay.click();
  await pay.waitFor({ state: 'hidden' });
  await lasting.kill();
  await cashier.close();
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('depositNotice'));

  await lasting.restart();
  await expect(toasts(page, arrived)).toBeVisible({ timeout: 30_000 });
  expect(await player.deposits()).toEqual([{ amount: 500, status: 1 }]);

  await page.reload();
  await expect(page.getByText('₱500.00').first()).toBeVisible();
  await expect.poll(() => page.evaluate(awaitedDeposits)).toEqual([]);
  expect(announced.filter((text) => text === arrived)).toHaveLength(1);
});
