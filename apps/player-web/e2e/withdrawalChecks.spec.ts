import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { say } from './messages';
import { playerApi, signInByApi } from './PlayerApi';
import { newPassword, smsCode } from './register';
import { openIdWithoutPhone, seeds } from './seeds';
import { signIn } from './signIn';
import { toasts } from './toasts';
import { confirmWithdrawal, fillWithdrawal, openWithdrawal, withdrawalMade } from './withdrawal';

async function expectRefusal(page: Page, id: string, values: Readonly<Record<string, string>> = {}) {
  await expect(toasts(page, say('en', id, values))).toBeVisible();
}

test('a player without a phone binds one first, and then the withdrawal goes on @push', async ({
  page,
  operator,
  sandbox,
}) => {
  const { token, UserID } = await operator.call('session', { openId: openIdWithoutPhone });
  const player = playerApi(sandbox.origin, String(token), Number(UserID));
  await operator.call('credit', { userId: player.userId, amount: 500 });
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '50');
  await form.submit.click();

  const bind = page.getByRole('dialog', { name: say('en', 'bind.title') });
  const submit = bind.getByRole('button', { name: say('en', 'common.submit') });
  await expect(submit).toBeDisabled();
  await bind.getByRole('textbox', { name: say('en', 'set.phone') }).fill('09175550009');
  await bind.getByRole('button', { name: say('en', 'auth.send') }).click();
  await bind.getByRole('textbox', { name: say('en', 'bind.code') }).fill(smsCode);
  await bind.getByRole('textbox', { name: say('en', 'auth.newPwd'), exact: true }).fill(newPassword);
  await bind.getByRole('textbox', { name: say('en', 'auth.repeat'), exact: true }).fill(newPassword);
  await submit.click();
  await expect(toasts(page, say('en', 'bind.ok'))).toBeVisible();
  await expect(bind).toBeHidden();
  await expect(form.amount).toHaveValue('50');
  await form.submit.click();
  await expectRefusal(page, 'wdw.min', { w_min: '100' });
});

test('the minimum comes before everything that money can be refused for @push', async ({ page, sandbox }) => {
  await signIn(page, await signInByApi(sandbox.origin, seeds.regular));
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '99.99');
  await form.submit.click();
  await expectRefusal(page, 'wdw.min', { w_min: '100' });
});

test('the amount is capped to the balance, to the centavo @push', async ({ page, operator, sandbox }) => {
  const player = await signInByApi(sandbox.origin, seeds.fresh);
  await operator.call('credit', { userId: player.userId, amount: 12.34 });
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  await form.amount.fill('1500');
  await expect(form.amount).toHaveValue('12.34');
  await expect(form.screen.getByText(say('en', 'wdw.hintMin', { w_min: '₱100', x: '₱12.34' }))).toBeVisible();
});

test('the maximum of the method holds, whatever the balance is', async ({ page, operator, sandbox }) => {
  const player = await signInByApi(sandbox.origin, seeds.fresh);
  await operator.call('credit', { userId: player.userId, amount: 70_000 });
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '60000');
  await form.submit.click();
  await expect(form.screen.getByText(say('en', 'dep.max', { max: '₱50,000' }))).toBeVisible();
  await expect(page.getByRole('dialog', { name: say('en', 'wdw.confirmTitle') })).toHaveCount(0);
});

test('without a deposit there is no withdrawal', async ({ page, operator, sandbox }) => {
  const player = await signInByApi(sandbox.origin, seeds.fresh);
  await operator.call('credit', { userId: player.userId, amount: 1_000 });
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '500');
  await form.submit.click();
  await expectRefusal(page, 'wdw.rechargeFirst');
  await expect(form.amount).toHaveValue('500');
});

test('turnover that is left holds the money back, and the screen says how much @push', async ({
  page,
  sandbox,
}) => {
  const player = await signInByApi(sandbox.origin, seeds.regular);
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  await expect(form.screen.getByText(say('en', 'wdw.note1', { n: '₱123.45' }))).toBeVisible();
  await fillWithdrawal(form, '500');
  await form.submit.click();
  await expectRefusal(page, 'wdw.flow', { n: '123.45' });
  expect(await player.withdrawals()).toEqual([]);
});

test('giving up the bonus lets own money out @push', async ({ page, sandbox }) => {
  const player = await signInByApi(sandbox.origin, seeds.regular);
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  const drop = say('en', 'wdw.dropBonus');
  await form.screen.getByRole('button', { name: drop }).click();
  const asked = page.getByRole('dialog', { name: say('en', 'bonus.dropAsk', { bonus: '₱100.00' }) });
  await asked.getByRole('button', { name: drop }).click();
  const available = say('en', 'wdw.available', { x: '₱12,245.67' });
  await expect(form.screen.getByText(available)).toBeVisible();
  expect([await player.balance(), await player.turnoverLeft()]).toEqual([12_245.67, 0]);
  await fillWithdrawal(form, '500');
  await form.submit.click();
  await confirmWithdrawal(page, 'en');
  await expect(withdrawalMade(page, 'en')).toBeVisible();
});

test('the receipt of what was just asked for lies over its dialog, which is of use again afterwards @push', async ({
  page,
  sandbox,
}) => {
  const player = await signInByApi(sandbox.origin, seeds.whale);
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '200');
  await form.submit.click();
  await confirmWithdrawal(page, 'en');
  const made = withdrawalMade(page, 'en');
  await made.getByRole('button', { name: say('en', 'receipt.title') }).click();
  const receipt = page.getByRole('dialog', { name: say('en', 'receipt.title') });
  const download = page.waitForEvent('download');
  // A click waits until nothing lies over what it is meant for.
  await receipt.getByRole('button', { name: say('en', 'receipt.save') }).click();
  expect((await download).suggestedFilename()).toBe('Kislap-receipt.png');
  await receipt.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(receipt).toBeHidden();
  await made.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(made).toBeHidden();
});

test('a payout that ends while its details lie open is told there, in the list behind, and when it is opened again', async ({
  page,
  operator,
  sandbox,
}) => {
  const player = await signInByApi(sandbox.origin, seeds.whale);
  await signIn(page, player);
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '212.34');
  await form.submit.click();
  await confirmWithdrawal(page, 'en');
  await withdrawalMade(page, 'en')
    .getByRole('button', { name: say('en', 'wdw.seeRecord') })
    .click();
  const list = page.getByRole('dialog', { name: say('en', 'fund.title') });
  const row = list.getByRole('button', { name: /212\.34/ });
  await expect(row).toContainText(say('en', 'st.pending'));
  await row.click();
  const details = page.getByRole('dialog', { name: say('en', 'wdw.details') });
  await expect(details.getByText(say('en', 'st.pending'))).toBeVisible();

  const orderId = await details.getByText(/^W[0-9A-F]{20}$/).textContent();
  await operator.call('withdrawal', { orderId, state: 'complete' });
  // It asks again within ten seconds.
  await expect(details.getByText(say('en', 'st.complete'))).toBeVisible({ timeout: 15_000 });
  await expect(details.getByRole('heading', { name: say('en', 'receipt.steps') })).toBeVisible();
  await details.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(row).toContainText(say('en', 'st.complete'));

  await row.click();
  await expect(details.getByText(say('en', 'st.complete'))).toBeVisible();
  await expect(details.getByRole('heading', { name: say('en', 'receipt.steps') })).toBeVisible();
});
