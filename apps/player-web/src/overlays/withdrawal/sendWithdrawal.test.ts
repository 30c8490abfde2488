import { configureApi } from '@kislap/api';
import { answer, beOffline, createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import { describe, expect, it } from 'vitest';
import { sendWithdrawal } from './sendWithdrawal';

const order = {
  userId: 7,
  methodName: 'GCash',
  amount: moneyFromPeso(500),
  accountName: 'Ana',
  accountNumber: '09171234567',
  bankCode: 'GCASH',
};
const context = {
  isSignedIn: true,
  phone: '639171234567',
  mustBindPhone: true,
  balance: moneyFromPeso(1000),
  minimum: moneyFromPeso(100),
  maximum: moneyFromPeso(50_000),
};
const clear = { userCashCheck: () => answer({ DepCount: 2, needFlow: 300, BetFlow: 300 }) };

function operate(handlers: Handlers) {
  const operator = createFakeOperator({ ...sampleHandlers, ...clear, ...handlers });
  configureApi({ adapter: operator.adapter, getToken: () => 'T1' });
  return { calls: () => operator.seen.map(({ call }) => call) };
}

describe('a withdrawal', () => {
  it('is posted once when every check passes, and hands on the operator’s words', async () => {
    const operator = operate({ withdraw: () => answer({ orderid: '1' }, 'On its way.') });
    expect(await sendWithdrawal(order, context, {})).toEqual({ type: 'accepted', message: 'On its way.' });
    expect(operator.calls().filter((call) => call === 'withdraw')).toHaveLength(1);
  });

  it('is stopped on the device without asking the operator anything', async () => {
    const operator = operate({});
    const poor = { ...context, balance: moneyFromPeso(400) };
    expect(await sendWithdrawal(order, poor, {})).toMatchObject({ problem: { type: 'aboveBalance' } });
    expect(operator.calls()).toEqual([]);
  });

  it('is checked against fresh turnover', async () => {
    const operator = operate({
      userCashCheck: () => answer({ DepCount: 2, needFlow: 300, BetFlow: 176.55 }),
    });
    expect(await sendWithdrawal(order, context, {})).toEqual({
      type: 'stopped',
      problem: { type: 'turnoverMissing', remaining: moneyFromPeso(123.45) },
    });
    expect(operator.calls()).toEqual(['userCashCheck']);
  });

  it('is checked against what the VIP level lets out today', async () => {
    const cash = { DepCount: 2, needFlow: 300, BetFlow: 300 };
    const operator = operate({ userCashCheck: () => answer({ ...cash, wdwLeft: 499, wdwTimes: 3 }) });
    expect(await sendWithdrawal(order, context, {})).toEqual({
      type: 'stopped',
      problem: { type: 'aboveDayLimit', amountLeft: moneyFromPeso(499) },
    });
    expect(operator.calls()).toEqual(['userCashCheck']);
    operate({ userCashCheck: () => answer({ ...cash, wdwLeft: 499, wdwTimes: 0 }) });
    expect(await sendWithdrawal(order, context, {})).toMatchObject({ problem: { type: 'dayTimesUsedUp' } });
  });

  it('tells the operator’s refusal', async () => {
    operate({ withdraw: () => refuse(1011, 'Too little.') });
    expect(await sendWithdrawal(order, context, {})).toMatchObject({
      type: 'failed',
      error: { message: 'Too little.' },
    });
  });

  it('is unknown when it was sent and no answer came', async () => {
    operate({ withdraw: () => beOffline() });
    expect(await sendWithdrawal(order, context, {})).toMatchObject({ type: 'unknown' });
  });
});
