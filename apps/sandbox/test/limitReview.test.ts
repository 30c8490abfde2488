import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendYearlyLetters } from '../src/rules/limits/limitReview';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const login = (device: TestPlayer) => device.login(String(device.userId), 'Play1234');
const goTo = (iso: string) => operator.pass((Date.parse(`${iso}+08:00`) - operator.nowMs) / 1000);
const letters = async (device: TestPlayer, title: string) =>
  (await device.call('getMsgList', { id: 0 })).data.filter(
    (letter: { readonly title: string }) => letter.title === title,
  );
const review = 'Do your limits still fit?';

it('six months after the answer about a limit the log-in brings a letter with what was paid in, once', async () => {
  goTo('2027-01-10T12:00:00');
  const device = await newPlayer(operator);
  await device.call('rgPrompt', { answer: 'none' });
  goTo('2027-07-10T11:59:59');
  await login(device);
  await creditedDeposit(operator, device, 300);
  expect(await letters(device, review)).toEqual([]);
  operator.pass(1);
  for (let count = 0; count < 2; count += 1) await login(device);
  const [letter, ...others] = await letters(device, review);
  expect(others).toEqual([]);
  // The app asks by itself at the log-in: a letter that came up as well would be a second question.
  expect(letter).toMatchObject({ imp: 0 });
  expect(letter.brief).toBe(
    'In the last 30 days you deposited ₱300.00 and withdrew ₱0.00. The difference is ₱300.00.',
  );
  await device.call('rgPrompt', { answer: 'none' });
  await login(device);
  expect(await letters(device, review)).toHaveLength(1);
  goTo('2028-01-10T12:00:00');
  await login(device);
  expect(await letters(device, review)).toHaveLength(2);
});

it('a year that has ended is told in figures, once, without a log-in', async () => {
  goTo('2028-12-30T12:00:00');
  const device = await newPlayer(operator);
  const idle = await newPlayer(operator);
  await creditedDeposit(operator, device, 700);
  goTo('2028-12-31T23:59:59');
  await sendYearlyLetters(operator.operator);
  await login(device);
  expect(await letters(device, 'Your year 2028 in figures')).toEqual([]);
  operator.pass(1);
  for (let count = 0; count < 2; count += 1) await sendYearlyLetters(operator.operator);
  await login(device);
  const [letter, ...others] = await letters(device, 'Your year 2028 in figures');
  expect(others).toEqual([]);
  expect(letter.brief).toBe('In 2028 you deposited ₱700.00 and withdrew ₱0.00. The difference is ₱700.00.');
  await login(idle);
  expect(await letters(idle, 'Your year 2028 in figures')).toEqual([]);
});
