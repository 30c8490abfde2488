import type { Page } from '@playwright/test';
import { chooseLanguage } from './chooseLanguage';
import { depositScreen, takeBonus } from './deposit';
import { expect, test } from './fixtures';
import { leaveDeposit } from './leaveDeposit';
import type { Language } from './messages';
import { say } from './messages';
import type { OperatorControl } from './OperatorControl';
import { payAtCashier } from './payAtCashier';
import { signInByApi } from './PlayerApi';
import { closeGame, openGame, playRound } from './playGame';
import { fillRegistration, newPassword } from './register';
import { noteToasts } from './toasts';
import { confirmWithdrawal, fillWithdrawal, withdrawalMade, withdrawalScreen } from './withdrawal';

const phone = '9175550123';

interface Journey {
  readonly page: Page;
  readonly language: Language;
  readonly operator: OperatorControl;
  readonly origin: string;
}

async function registerFromHome({ page, language }: Journey): Promise<void> {
  await page.goto('/');
  if (language !== 'en') await chooseLanguage(page, language);
  await page.getByRole('link', { name: say(language, 'auth.register') }).click();
  await fillRegistration(page, language, phone);
  await page.getByRole('button', { name: say(language, 'reg.create') }).click();
  await expect(page.getByRole('heading', { name: say(language, 'reg.ok') })).toBeVisible();
}

async function depositWithPromotion({ page, language }: Journey): Promise<void> {
  const announced = await noteToasts(page);
  await page.reload();
  await page.getByRole('button', { name: say(language, 'reg.noLimit') }).click();
  await page.getByRole('button', { name: say(language, 'reg.noLimitYes'), exact: true }).click();
  await page.getByRole('button', { name: say(language, 'reg.deposit') }).click();
  const { amount, promotion, submit, screen } = await depositScreen(page, language);
  await amount.fill('500');
  await promotion('promo.19').check();
  await submit.click();
  await takeBonus(page, language);
  await payAtCashier(page, language);
  await leaveDeposit(page, language, { screen, amount: '500' });
  const arrived = say(language, 'dep.arrived', { amount: '500.00' });
  expect(announced.filter((text) => text === arrived)).toHaveLength(1);
}

/** 500 deposited and 500 given for it are to be bet: 3,000 in all, with bets of 500 at the most. */
async function meetTurnover({ page, language, operator, origin }: Journey): Promise<void> {
  const player = await signInByApi(origin, `63${phone}`, newPassword);
  expect(await player.balance()).toBe(1000);
  expect(await player.turnoverLeft()).toBe(3000);
  await operator.call('credit', { userId: player.userId, amount: 20_000 });
  await page.getByRole('link', { name: say(language, 'reg.lookAround') }).click();
  const game = await openGame(page, language);
  for (let left = 2500; left >= 0; left -= 500) {
    await playRound(game, language, '₱500');
    await expect.poll(player.turnoverLeft).toBe(left);
  }
  await closeGame(page, language);
}

/** Money goes out only to whom the operator knows. */
async function proveIdentity({ operator, origin }: Journey): Promise<void> {
  const player = await signInByApi(origin, `63${phone}`, newPassword);
  await player.sendDocuments('Maria Clara');
  await operator.call('kyc', { userId: player.userId, pass: true });
}

async function withdraw({ page, language, operator, origin }: Journey): Promise<void> {
  await page.getByRole('button', { name: say(language, 'wdw.do') }).click();
  const form = await withdrawalScreen(page, language);
  await fillWithdrawal(form, '750.50');
  await form.submit.click();
  await confirmWithdrawal(page, language);
  const made = withdrawalMade(page, language);
  await expect(made.getByText('₱750.50')).toBeVisible();
  await made.getByRole('button', { name: say(language, 'common.close') }).click();
  await expect(form.amount).toHaveValue('');
  await operator.call('clock', { epoch: Math.floor(Date.now() / 1000) + 60 });
  const player = await signInByApi(origin, `63${phone}`, newPassword);
  await expect.poll(player.withdrawals).toEqual([{ amount: 750.5, status: 1 }]);
}

async function findBothInRecords({ page, language }: Journey): Promise<void> {
  const open = page.getByRole('dialog', { name: say(language, 'wdw.title') });
  await open.getByRole('button', { name: say(language, 'wdw.record') }).click();
  const record = page.getByRole('dialog', { name: say(language, 'fund.title') });
  await expect(record.getByText('750.50')).toBeVisible();
  await expect(record.getByText(say(language, 'st.complete'))).toBeVisible();
  await record.getByRole('tab', { name: say(language, 'dep.record') }).click();
  await expect(record.getByText('500.00')).toBeVisible();
  await expect(record.getByText(say(language, 'st.success'))).toBeVisible();
}

for (const language of ['en', 'tag'] as const) {
  test(`a newcomer takes money all the way round (${language})${language === 'en' ? ' @push' : ''}`, async ({
    page,
    operator,
    sandbox,
  }) => {
    const journey = { page, language, operator, origin: sandbox.origin };
    await test.step('registers', () => registerFromHome(journey));
    await test.step('deposits with a promotion', () => depositWithPromotion(journey));
    await test.step('plays until the turnover is met', () => meetTurnover(journey));
    await test.step('proves who they are', () => proveIdentity(journey));
    await test.step('withdraws', () => withdraw(journey));
    await test.step('finds both in the records', () => findBothInRecords(journey));
  });
}
