import { configureApi } from '@kislap/api';
import { answer, answerText, createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import { describe, expect, it, vi } from 'vitest';
import { sendDeposit } from './sendDeposit';

const order = {
  userId: 7,
  mode: 'gcash',
  channelCode: 'gc1',
  channelCategory: '1',
  amount: moneyFromPeso(500),
  promotion: 0,
  bank: '',
  accountName: '',
} as const;

function operate(handlers: Handlers) {
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  configureApi({ adapter: operator.adapter, getToken: () => 'T1' });
  const stopWaiting = vi.fn();
  const beginWatch = vi.fn(async () => stopWaiting);
  const calls = () => operator.seen.map(({ call }) => call);
  return { calls, stopWaiting, beginWatch, send: () => sendDeposit(order, beginWatch, {}) };
}

describe('a deposit', () => {
  it('asks for the balance, begins to watch, then signs and posts, in this order', async () => {
    const operator = operate({ deposit: () => answer({ pay_url: '/sandbox/cashier/1', orderid: '1' }) });
    operator.beginWatch.mockImplementation(async () => {
      expect(operator.calls()).toEqual(['getUserScore']);
      return operator.stopWaiting;
    });
    const payUrl = new URL('/sandbox/cashier/1', window.location.origin).href;
    expect(await operator.send()).toEqual({ type: 'made', payUrl });
    expect(operator.calls()).toEqual(['getUserScore', 'getSecretKey', 'deposit']);
    expect(operator.stopWaiting).not.toHaveBeenCalled();
  });

  it('is for players: a balance that is refused means that nobody is signed in', async () => {
    const operator = operate({ getUserScore: () => refuse(1001, 'no') });
    expect(await operator.send()).toEqual({ type: 'signedOut' });
    expect(operator.beginWatch).not.toHaveBeenCalled();
  });

  it('tells the operator’s refusal and takes the waiting back', async () => {
    const operator = operate({ deposit: () => refuse(1008, 'Not for you.') });
    expect(await operator.send()).toMatchObject({
      type: 'refused',
      message: 'Not for you.',
      refusal: { code: 1008 },
    });
    expect(operator.stopWaiting).toHaveBeenCalledOnce();
  });

  it.each(['javascript:alert(1)', 'intent://pay', 'data:text/html,x', 'https://bank@evil.example/', '', ' '])(
    'never opens %j',
    async (payUrl) => {
      const operator = operate({ deposit: () => answer({ pay_url: payUrl }) });
      expect(await operator.send()).toEqual({ type: 'unsafeLink' });
    },
  );

  it('is unknown, and still waited for, when what came back cannot be read', async () => {
    const operator = operate({ deposit: () => answerText('<html>gateway</html>') });
    expect(await operator.send()).toMatchObject({ type: 'unknown' });
    expect(operator.stopWaiting).not.toHaveBeenCalled();
  });
});
