import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import {
  checkCash,
  checkWithdrawal,
  checkWithdrawalAmount,
  checkWithdrawalDay,
  type WithdrawalContext,
  type WithdrawalProblem,
} from './check';

const context: WithdrawalContext = {
  isSignedIn: true,
  phone: '639171234567',
  mustBindPhone: true,
  balance: pesos(1000),
  minimum: pesos(100),
  maximum: pesos(50000),
};
const cash = { depositCount: 2, neededTurnover: pesos(300), doneTurnover: pesos(300) };

interface Change {
  readonly amount?: number;
  readonly context?: Partial<typeof context>;
  readonly cash?: Partial<typeof cash>;
}

function check(change: Change) {
  const amount = pesos(change.amount ?? 500);
  return checkWithdrawal(amount, { ...context, ...change.context }, { ...cash, ...change.cash });
}

describe('checkWithdrawal', () => {
  it.each([
    ['everything is in order', {}, 500],
    ['no phone is bound but none is asked for', { context: { phone: '', mustBindPhone: false } }, 500],
    ['a phone is bound though none is asked for', { context: { mustBindPhone: false } }, 500],
    ['more than enough was bet', { cash: { doneTurnover: pesos(400) } }, 500],
    ['the amount is the minimum', { amount: 100 }, 100],
    ['the amount is the whole balance', { amount: 1000 }, 1000],
    ['the amount is the maximum', { amount: 900, context: { maximum: pesos(900) } }, 900],
    ['no maximum is set', { context: { maximum: undefined } }, 500],
    ['no minimum is set', { amount: 0.01, context: { minimum: undefined } }, 0.01],
  ] satisfies readonly [string, Change, number][])('lets money out when %s', (_case, change, amount) => {
    expect(check(change)).toEqual(ok(pesos(amount)));
  });

  it.each([
    ['nobody is signed in', { context: { isSignedIn: false, phone: '' } }, { type: 'signedOut' }],
    ['the phone is missing', { amount: 1, context: { phone: '' } }, { type: 'phoneMissing' }],
    ['the amount is too small', { amount: 99.99 }, { type: 'belowMinimum', minimum: pesos(100) }],
    ['the amount is above the balance', { amount: 1000.01 }, { type: 'aboveBalance', balance: pesos(1000) }],
    [
      'the amount is above the maximum',
      { amount: 60000, context: { balance: pesos(70000) } },
      { type: 'aboveMaximum', maximum: pesos(50000) },
    ],
    ['no deposit was made', { cash: { depositCount: 0, doneTurnover: pesos(0) } }, { type: 'depositFirst' }],
    [
      'turnover is missing',
      { cash: { doneTurnover: pesos(176.55) } },
      { type: 'turnoverMissing', remaining: pesos(123.45) },
    ],
    [
      'nothing is asked for',
      { amount: 0, context: { minimum: undefined } },
      { type: 'belowMinimum', minimum: pesos(0.01) },
    ],
    [
      'the maximum is zero, which is a limit as any other',
      { context: { maximum: pesos(0) } },
      { type: 'aboveMaximum', maximum: pesos(0) },
    ],
  ] satisfies readonly [string, Change, WithdrawalProblem][])('refuses when %s', (_case, change, problem) => {
    expect(check(change)).toEqual(fail(problem));
  });

  it('tells the minimum before "recharge first"', () => {
    const change = { amount: 50, context: { balance: pesos(40) }, cash: { depositCount: 0 } };
    expect(check(change)).toEqual(fail({ type: 'belowMinimum', minimum: pesos(100) }));
  });

  it('tells the balance before the maximum', () => {
    const change = { amount: 2000, context: { maximum: pesos(1500) } };
    expect(check(change)).toEqual(fail({ type: 'aboveBalance', balance: pesos(1000) }));
  });

  it('answers with the first problem in the order of the checks', () => {
    const order = [
      'signedOut',
      'phoneMissing',
      'belowMinimum',
      'aboveBalance',
      'aboveMaximum',
      'depositFirst',
      'turnoverMissing',
    ];
    const small = anyMoney({ min: 0, max: 3_000_000 });
    const limit = fc.option(small, { nil: undefined });
    const world = fc.record({
      amount: small,
      context: fc.record({
        isSignedIn: fc.boolean(),
        phone: fc.constantFrom('', '639171234567'),
        mustBindPhone: fc.boolean(),
        balance: small,
        minimum: limit,
        maximum: limit,
      }),
      cash: fc.record({ depositCount: fc.nat({ max: 2 }), neededTurnover: small, doneTurnover: small }),
    });
    fc.assert(
      fc.property(world, ({ amount, context: facts, cash: checked }) => {
        const broken = [
          !facts.isSignedIn,
          facts.mustBindPhone && facts.phone === '',
          amount < (facts.minimum ?? 0) || amount < pesos(0.01),
          amount > facts.balance,
          facts.maximum !== undefined && amount > facts.maximum,
          checked.depositCount === 0,
          checked.neededTurnover > checked.doneTurnover,
        ];
        const answer = checkWithdrawal(amount, facts, checked);
        expect(answer.ok ? undefined : answer.reason.type).toBe(order[broken.indexOf(true)]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the day of a VIP level', () => {
  it('is asked last, and only where the operator tells of it', () => {
    const today = { amountLeft: pesos(499), timesLeft: undefined };
    expect(checkWithdrawal(pesos(500), context, { ...cash, today })).toEqual(
      fail({ type: 'aboveDayLimit', amountLeft: pesos(499) }),
    );
    expect(checkWithdrawal(pesos(500), context, cash)).toEqual(ok(pesos(500)));
  });
});

describe('the two halves of a withdrawal check', () => {
  it('can be asked apart, so that the operator is asked only for what the device lets through', () => {
    expect(checkWithdrawalAmount(pesos(500), context)).toEqual(ok(pesos(500)));
    expect(checkCash(cash)).toEqual(ok(cash));
    expect(checkCash({ ...cash, depositCount: 0 })).toEqual(fail({ type: 'depositFirst' }));
  });
});

const open = { amountLeft: pesos(500), timesLeft: 1 };

it.each([
  [{ amountLeft: undefined, timesLeft: undefined }, ok(pesos(500))],
  [open, ok(pesos(500))],
  [{ ...open, amountLeft: pesos(499.99) }, fail({ type: 'aboveDayLimit', amountLeft: pesos(499.99) })],
  [{ ...open, timesLeft: 0 }, fail({ type: 'dayTimesUsedUp' })],
  [{ amountLeft: pesos(0), timesLeft: 0 }, fail({ type: 'dayTimesUsedUp' })],
])('500 pesos on a day with %j', (day, outcome) => {
  expect(checkWithdrawalDay(pesos(500), day)).toEqual(outcome);
});
