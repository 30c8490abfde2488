import { depositMade, goToPayPage, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { operatorWords } from './operatorWords';
import { openGame } from './playGame';
import { seeds } from './seeds';
import { fillWithdrawal, openWithdrawal, withdrawalMade } from './withdrawal';

// A tap lost or doubled once in two runs is lost or doubled: no second try here (decision 0050).
test.describe.configure({ retries: 0 });

/** Long enough for a second tap to fall into the first one's waiting. */
const slowAnswerMs = 300;

test('a double tap on Submit makes one deposit', async ({ page, operator, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit } = await openDeposit(page, 'en');
  await amount.fill('500');
  await operator.call('latency', { ms: slowAnswerMs });
  await submit.dblclick();
  await expect(depositMade(page, 'en')).toBeVisible();
  await operator.call('latency', { ms: 0 });
  expect(await player.deposits()).toEqual([{ amount: 500, status: 0 }]);
});

test('a double tap on Pay credits the deposit once', async ({ page, sandbox }) => {
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

test('a double tap on Play stakes once', async ({ page, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.regular);
  const before = await player.turnoverLeft();
  await page.goto('/');
  const game = await openGame(page, 'en');
  await game.getByRole('radio', { name: '₱50', exact: true }).check();
  await game.getByRole('button', { name: operatorWords.en.play, exact: true }).dblclick();
  await expect(game.getByRole('status')).toContainText(operatorWords.en.roundOver);
  expect(before - (await player.turnoverLeft())).toBeCloseTo(50);
});

test('a double tap on Submit makes one withdrawal', async ({ page, operator, sandbox }) => {
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
