import { depositMade, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { toasts } from './toasts';

test.use({ expectedTroubles: [/net::ERR_INTERNET_DISCONNECTED/] });

test('offline says so, sends nothing, keeps what was typed, and goes on when the connection is back', async ({
  page,
  context,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit, screen } = await openDeposit(page, 'en');
  await amount.fill('300');
  await context.setOffline(true);
  await submit.click();
  await expect(toasts(page, say('en', 'net.offline'))).toBeVisible({ timeout: 20_000 });
  await expect(amount).toHaveValue('300');
  await screen.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('en', 'net.offline') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: say('en', 'net.offline') })).toBeHidden();
  expect(await player.deposits()).toEqual([]);

  const again = await openDeposit(page, 'en');
  await again.amount.fill('300');
  await again.submit.click();
  await expect(depositMade(page, 'en')).toBeVisible();
  expect(await player.deposits()).toEqual([{ amount: 300, status: 0 }]);
});
