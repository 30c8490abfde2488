import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import { answer, refuse } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import type { Handlers } from '../testing/Handlers';

function operate(handlers: Handlers) {
  const operator = createFakeOperator(handlers);
  api.configureApi({
    adapter: operator.adapter,
    timeouts: { ...api.timeouts, retryDelayMs: 1 },
    getToken: () => 'tok',
  });
  return operator;
}

afterEach(() => {
  api.configureApi({});
});

const wire = {
  orderid: 'D1',
  kind: 'D',
  am: 500,
  status: 0,
  step: 'ready',
  next: 'you',
  at: 1_767_196_800,
  fix: 0,
  stop: 0,
} as const;

describe('an order', () => {
  it('says where it is paid, and until when', async () => {
    operate({ orderInfo: () => answer({ ...wire, pay: { url: '/pay/D1', until: 1_767_197_700 } }) });
    expect(await api.getOrder('D1')).toEqual({
      orderId: 'D1',
      kind: 'deposit',
      amount: 5_000_000,
      status: 'pending',
      step: 'ready',
      at: 1_767_196_800,
      pay: { url: '/pay/D1', until: 1_767_197_700 },
    });
  });

  it('is told by its status where the operator names no step that is known', async () => {
    operate({
      orderInfo: () => answer({ ...wire, kind: 'W', status: 3, step: 'vanished', note: 'Wrong name' }),
    });
    expect(await api.getOrder('W1')).toMatchObject({
      kind: 'withdrawal',
      status: 'failed',
      step: 'rejected',
      note: 'Wrong name',
    });
  });

  it('that is unknown or another player’s is undefined, and every other refusal is thrown', async () => {
    operate({ orderInfo: () => refuse(1014, 'Not found.') });
    expect(await api.getOrder('D9')).toBeUndefined();
    operate({ orderInfo: () => refuse(1005, 'Too often.') });
    await expect(api.getOrder('D9')).rejects.toThrow('Too often.');
  });
});

describe('the order of an idempotency key', () => {
  it('is looked for, and the key is burnt only when the payment is given up', async () => {
    const operator = operate({ orderByKey: () => refuse(1014) });
    expect(await api.findOrderByKey('k1')).toBeUndefined();
    expect(await api.burnPaymentKey('k1')).toBeUndefined();
    expect(operator.seen.map(({ fields }) => fields)).toEqual([
      { key: 'k1', close: '0' },
      { key: 'k1', close: '1' },
    ]);
  });
});
