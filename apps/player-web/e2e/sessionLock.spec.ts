import { startSandbox } from '@kislap/tools/sandbox';
import type { Sandbox } from '@kislap/tools/sandbox';
import { expect, test as base } from './fixtures';
import { say } from './messages';
import { createOperatorControl } from './OperatorControl';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

/** An operator that locks sessions after half an hour; the journeys’ own waits a year, since they move the clock. */
const test = base.extend<{ readonly locking: Sandbox }>({
  locking: async ({}, provide) => {
    const locking = await startSandbox({ env: { SANDBOX_IDLE_MINUTES: '30' } });
    await provide(locking);
    await locking.stop();
  },
});

test.use({ expectedTroubles: [/net::ERR_/] });

test('a session that the operator has locked shows the lock alone, over a reload, and opens by a code', async ({
  locking,
  page,
}) => {
  const operator = createOperatorControl(locking.origin);
  const player = await openPlayer(page, locking.origin, seeds.whale);
  await page.goto(`${locking.origin}/user`);
  await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
  await operator.call('clock', { by: 31 * 60 });
  // Past the app nobody gets further: the operator itself asks who is there.
  await expect(player.balance()).rejects.toThrow('"code":1022');
  const lock = page.getByRole('dialog', { name: say('en', 'idle.title') });
  const statement = page.getByRole('link', { name: say('en', 'stmt.title') });
  // Another call may be told before this one.
  await Promise.race([statement.click().catch(() => undefined), lock.waitFor()]);
  await expect(lock).toBeVisible();
  await page.reload();
  await expect(lock).toBeVisible();
  await expect(page.getByRole('button', { name: say('en', 'auth.logout'), exact: true })).toHaveCount(0);
  await lock.getByRole('tab', { name: say('en', 'login.byCode') }).click();
  await lock.getByRole('button', { name: say('en', 'auth.send') }).click();
  // The wait for the next code: it has begun, and runs while this looks.
  await expect(lock.getByText(/(?:60|5\d)/).first()).toBeVisible();
  let code = '';
  // The press counts the seconds at once; the operator may be asked before it has the press.
  await expect
    .poll(async () => (code = await operator.smsCode(seeds.whale).catch(() => '')))
    .toMatch(/^\d{6}$/);
  await lock.getByRole('textbox', { name: say('en', 'bind.code') }).fill(code);
  await lock.getByRole('button', { name: say('en', 'idle.goOn') }).click();
  await expect(lock).toBeHidden();
  expect(await player.balance()).toBeGreaterThan(0);
});
