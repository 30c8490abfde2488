import { expect, test } from 'vitest';
import * as domain from '../../libs/domain/src/index';

/** What data that was only parsed can hold where an amount or an instant belongs. */
const hostile = [Number.NaN, Infinity, -Infinity, 0.5, -1, 2 ** 53, '', null, undefined, '100', {}];
const thousand = domain.moneyFromPeso(1000);
const none = domain.zeroMoney;
const context = {
  isSignedIn: true,
  phone: '',
  mustBindPhone: false,
  balance: thousand,
  minimum: none,
  maximum: none,
};
const cash = { depositCount: 1, neededTurnover: none, doneTurnover: none };
const form = { mode: 'gcash', channelCode: 'gp1', amountText: '100', promotion: 0, bank: '' };

/** How a rule answers: its value, or `refused` for a reason as for a clear error. @param {string} rule @param {readonly unknown[]} given */
function answerOf(rule, given) {
  try {
    const answer = Reflect.apply(Reflect.get(domain, rule), undefined, given);
    return typeof answer === 'object' && answer !== null && 'ok' in answer && !answer.ok ? 'refused' : answer;
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith('Not ')) return 'refused';
    throw error;
  }
}

test.each(hostile.filter((amount) => amount !== '100'))('nobody withdraws %o', (amount) => {
  expect(answerOf('checkWithdrawalAmount', [amount, context])).toBe('refused');
  expect(answerOf('checkWithdrawal', [amount, context, cash])).toBe('refused');
});

test.each([Number.NaN, '', undefined, {}])('a balance or a maximum of %o lets nothing out', (limit) => {
  const amount = domain.moneyFromPeso(100);
  const bad = limit === '' ? 'x' : limit;
  expect(answerOf('checkWithdrawalAmount', [amount, { ...context, balance: bad }])).toBe('refused');
  expect(answerOf('checkWithdrawalAmount', [amount, { ...context, maximum: bad }])).toBe('refused');
  expect(answerOf('checkCash', [{ ...cash, depositCount: bad }])).toBe('refused');
  expect(answerOf('checkWithdrawalDay', [amount, { amountLeft: bad ?? 'x', timesLeft: 1 }])).toBe('refused');
});

test.each([Number.NaN, Infinity, 0.5 + 1e6, 2 ** 53, {}, undefined])(
  'no deposit passes a minimum of %o',
  (minimum) => {
    expect(answerOf('checkDeposit', [form, { minimum, isSignedIn: true }])).toBe('refused');
  },
);

test.each([Number.NaN, Infinity, 0.5, 2 ** 53])(
  'sums, differences and shares of %o are refused',
  (amount) => {
    for (const rule of ['addMoney', 'subtractMoney']) {
      expect(answerOf(rule, [amount, none])).toBe('refused');
      expect(answerOf(rule, [none, amount])).toBe('refused');
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
