import { expect, test } from 'vitest';
import * as domain from '../index';

/** What data that was only parsed can hold where an amount or an instant belongs. */
const invalid = [Number.NaN, Infinity, -Infinity, 0.5, -1, 2 ** 53, '', null, undefined, '100', {}];
const thousand = domain.moneyFromPeso(1000);
const nothing = domain.zeroMoney;
const context = {
  isSignedIn: true,
  phone: '',
  mustBindPhone: false,
  balance: thousand,
  minimum: undefined,
  maximum: undefined,
};
const cash = { depositCount: 1, neededTurnover: nothing, doneTurnover: nothing };
const form = { mode: 'gcash', channelCode: 'gp1', amountText: '100', promotion: 0, bank: '' };

/** How a rule answers: its value, or `refused` for a reason as for a clear error. */
function answerOf(rule: string, given: readonly unknown[]): unknown {
  try {
    const answer: unknown = Reflect.apply(Reflect.get(domain, rule), undefined, given);
    return typeof answer === 'object' && answer !== null && 'ok' in answer && !answer.ok ? 'refused' : answer;
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith('Not ')) return 'refused';
    throw error;
  }
}

test.each(invalid.filter((amount) => amount !== '100'))('nobody withdraws %o', (amount) => {
  expect(answerOf('checkWithdrawalAmount', [amount, context])).toBe('refused');
  expect(answerOf('checkWithdrawal', [amount, context, cash])).toBe('refused');
});

test.each([Number.NaN, '', null, {}])('a balance or a maximum of %o lets nothing out', (limit) => {
  const amount = domain.moneyFromPeso(100);
  const bad = limit === '' ? 'x' : limit;
  expect(answerOf('checkWithdrawalAmount', [amount, { ...context, balance: bad }])).toBe('refused');
  expect(answerOf('checkWithdrawalAmount', [amount, { ...context, maximum: bad }])).toBe('refused');
  expect(answerOf('checkCash', [{ ...cash, depositCount: bad }])).toBe('refused');
  expect(answerOf('checkWithdrawalDay', [amount, { amountLeft: bad, timesLeft: 1 }])).toBe('refused');
});

test.each([Number.NaN, Infinity, 0.5 + 1e6, 2 ** 53, {}])('no deposit passes a minimum of %o', (min) => {
  const offer = { min, max: undefined, channel: { banks: [] } };
  expect(answerOf('checkDeposit', [form, { offer, isSignedIn: true }])).toBe('refused');
});

test.each([Number.NaN, 0, null, {}])('no deposit passes a maximum of %o', (max) => {
  const offer = { min: undefined, max, channel: { banks: [] } };
  expect(answerOf('checkDeposit', [form, { offer, isSignedIn: true }])).toBe('refused');
});

test.each(['50,000', 'abc', '', 1e21, Number.NaN, true, null, undefined])('%o is no amount', (given) => {
  expect(answerOf('moneyFromPeso', [given])).toBe('refused');
  expect(answerOf('moneyFromScore', [given])).toBe('refused');
});

test.each([Number.NaN, Infinity, 0.5, 2 ** 53])(
  'sums, differences and shares of %o are refused',
  (amount) => {
    for (const rule of ['addMoney', 'subtractMoney']) {
      expect(answerOf(rule, [amount, nothing])).toBe('refused');
      expect(answerOf(rule, [nothing, amount])).toBe('refused');
    }
    expect(answerOf('percentOfMoney', [amount, 10])).toBe('refused');
  },
);

test.each([Number.NaN, Infinity, 1_700_000_000_000, {}, undefined])('%o is no day', (instant) => {
  for (const rule of ['manilaDay', 'manilaWeekday', 'manilaWeekEnd']) {
    expect(answerOf(rule, [instant])).toBe('refused');
  }
  expect(answerOf('manilaDaysBack', [instant, 2])).toBe('refused');
});
