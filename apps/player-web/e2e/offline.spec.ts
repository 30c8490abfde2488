import { depositMade, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

// What comes late may still be on its way when the connection goes.
test.use({
  expectedTroubles: [
    /net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Unable to preload CSS/,
  ],
});

test('without a connection the app says so and no money button works @push', async ({
  page,
  context,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit, screen } = await openDeposit(page, 'en');
  await amount.fill('300');
  await context.setOffline(true);
  await expect(screen.getByText(say('en', 'net.offline'))).toBeVisible();
  await expect(submit).toBeDisabled();
  await screen.getByRole('button', { name: say('en', 'common.close') }).click();
  const bar = page.getByRole('status').filter({ hasText: say('en', 'net.offline') });
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  expect(await player.deposits()).toEqual([]);
});

test('a form that was offline goes on with what was typed @push', async ({ page, context, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit } = await openDeposit(page, 'en');
  await amount.fill('300');
  await context.setOffline(true);
  await expect(submit).toBeDisabled();
  await context.setOffline(false);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(depositMade(page, 'en')).toBeVisible();
  expect(await player.deposits()).toEqual([{ amount: 300, status: 0 }]);
});
