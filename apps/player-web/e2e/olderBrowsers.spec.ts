import { depositScreen, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { leaveDeposit } from './leaveDeposit';
import { logIn } from './logIn';
import { say } from './messages';
import { payAtCashier } from './payAtCashier';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';
import { confirmWithdrawal, fillWithdrawal, openWithdrawal, withdrawalMade } from './withdrawal';

/** The way of money in one journey, short enough for the oldest browser in every run of the tests. */
test('a player logs in, takes money out and pays money in @push', async ({ page, sandbox }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: say('en', 'dep.title'), exact: true })
    .first()
    .click();
  await logIn(page, 'en', seeds.whale);
  await depositScreen(page, 'en');
  const player = await signInByApi(sandbox.origin, seeds.whale);
  const before = await player.balance();

  const withdrawal = await openWithdrawal(page, 'en');
  await fillWithdrawal(withdrawal, '750.50');
  await withdrawal.submit.click();
  await confirmWithdrawal(page, 'en');
  await expect(withdrawalMade(page, 'en').getByText('₱750.50')).toBeVisible();
  expect(await player.balance()).toBeCloseTo(before - 750.5, 2);

  const { screen, amount, submit } = await openDeposit(page, 'en');
  await amount.fill('500');
  await submit.click();
  await payAtCashier(page, 'en');
  await leaveDeposit(page, 'en', { screen, amount: '500' });
  expect(await player.balance()).toBeCloseTo(before - 250.5, 2);
});
