import { epochMillisecondsFrom, moneyFromPeso } from '@kislap/domain';
import { beforeEach, expect, it } from 'vitest';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storyWithdrawal } from '../../testing/storyWithdrawal';
import { createSentWithdrawals } from './sentWithdrawals';

const at = (minutes: number) => epochMillisecondsFrom(1_800_000_000_000 + minutes * 60_000);
const order = storyWithdrawal;
const tab = createSentWithdrawals(deviceStorage);
const otherTab = createSentWithdrawals(deviceStorage);

beforeEach(() => {
  window.localStorage.clear();
  tab.note(order, 'w1', at(0));
});

it('the same amount to the same account is known in every tab, for ten minutes', () => {
  expect(otherTab.like(order, at(0))?.at).toBe(at(0));
  expect(otherTab.like(order, at(9.9))?.at).toBe(at(0));
  expect(otherTab.like(order, at(10))).toBeUndefined();
});

it('a device clock that went back a little does not hide it', () => {
  expect(otherTab.like(order, at(-5))?.at).toBe(at(0));
});

it.each([
  ['another amount', { amount: moneyFromPeso(500.01) }],
  ['another account', { accountNumber: '09170000003' }],
  ['another bank', { bankCode: 'MAYA' }],
  ['another player', { userId: 8 }],
])('%s is another withdrawal', (_what, other) => {
  expect(tab.like({ ...order, ...other }, at(1))).toBeUndefined();
});

it('one that turned out not to be made is forgotten, in every tab', () => {
  otherTab.forget(7, 'another');
  expect(tab.like(order, at(1))?.key).toBe('w1');
  otherTab.forget(7, 'w1');
  expect(tab.like(order, at(1))).toBeUndefined();
});

it('keeps no more of the account than its last four digits', () => {
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('0917000');
});

it('what cannot be read is nothing', () => {
  window.localStorage.setItem('kislap:sentWithdrawal:7', '{"version":1,"value":{"amount":-1,"to":4}}');
  expect(tab.like(order, at(1))).toBeUndefined();
});
