import { afterEach, describe, expect, it } from 'vitest';
import { depositCall, withdrawCall } from '../contract/payment';
import { paylist4vipCall } from '../contract/payMethods';
import type { ApiConfig } from './ApiConfig';
import { configureApi } from './configureApi';
import { callPayment } from './call';
import { timeouts } from './timeouts';
import { answers, answersText, hangsUp, keepsSilent } from './test/reactions';
import { startOperator, type Reaction } from './test/startOperator';

const form = {
  amount: '100.5',
  sign: 'ab12',
  userid: 7,
  acId: 0,
  extra: '{"account_name":"Ana & Bo"}',
  paytype: 'gcash',
  paychnl: 'gc1',
  chnlcat: '1',
  bankcode: '',
};
const deposit = { target: 'gcashwap_2', fields: form };
const paid = answers({ code: 200, msg: '', pay_url: '/sandbox/cashier/1', orderid: '1' });
const listed = answers({ code: 200, msg: '', data: [], userChnl: null });
const quick = { ...timeouts, retryDelayMs: 5 };
const impatient = { ...quick, timeoutMs: 100, paymentWriteTimeoutMs: 100 };
let stop: (() => Promise<void>) | undefined;

async function operator(reactions: readonly Reaction[], config: Partial<ApiConfig> = {}) {
  const started = await startOperator(...reactions);
  stop = started.stop;
  configureApi({ bases: { main: started.base, payment: started.base }, timeouts: quick, ...config });
  return started.seen;
}

afterEach(async () => {
  await stop?.();
  configureApi({});
});

describe('a payment call', () => {
  it('asks for the methods in JSON, with token and player in the address', async () => {
    const seen = await operator([listed], { getToken: () => 'abc' });
    const answer = await callPayment(paylist4vipCall, { target: 7, fields: { u: 7 } });
    expect(answer).toEqual({ data: [], userChnl: [] });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/pay/client?f=paylist4vip&u=7', body: '{"u":7}' });
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer abc',
    });
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('posts a deposit as a form, its extra as the very text that is signed', async () => {
    const seen = await operator([paid]);
    const answer = await callPayment(depositCall, deposit);
    expect(answer).toEqual({ pay_url: '/sandbox/cashier/1', orderid: '1' });
    expect(seen[0]?.url).toBe('/pay/client?f=gcashwap_2_deposit&c=h5');
    expect(seen[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      ...form,
      userid: '7',
      acId: '0',
    });
  });

  it('takes 100 as the ok of a withdrawal, and 200 as a refusal', async () => {
    const seen = await operator([answers({ code: 100, msg: '' }), answers({ code: 200, msg: 'odd' })]);
    const withdrawal = { target: 'maya', fields: { amount: '100', extra: '{}', sign: 'x', userid: 7 } };
    await expect(callPayment(withdrawCall, withdrawal)).resolves.toEqual({});
    await expect(callPayment(withdrawCall, withdrawal)).rejects.toMatchObject({ code: 200, message: 'odd' });
    expect(seen[0]?.url).toBe('/pay/client?f=maya_withdraw');
  });

  it.each([
    ['a cut line', hangsUp, { name: 'OfflineError', reason: 'unreachable', wasSent: true }],
    ['silence', keepsSilent, { name: 'OfflineError', reason: 'timeout', wasSent: true }],
    ['code 500', answers({ code: 500, msg: 'busy' }), { name: 'AnswerError', code: 500 }],
    ['status 502', answersText('<html>', 502), { name: 'OfflineError', reason: 'gateway', wasSent: true }],
    ['status 404', answersText('?', 404), { name: 'OfflineError', reason: 'gateway', wasSent: true }],
    ['HTML', answersText('<html>'), { name: 'ContractError', kind: 'unreadable' }],
    ['an ok without address', answers({ code: 200, msg: '' }), { name: 'ContractError', kind: 'mismatch' }],
  ])('is never sent again after %s', async (_name, reaction, failure) => {
    const seen = await operator([reaction, paid], reaction === keepsSilent ? { timeouts: impatient } : {});
    await expect(callPayment(depositCall, deposit)).rejects.toMatchObject(failure);
    await new Promise((resolve) => setTimeout(resolve, 4 * quick.retryDelayMs));
    expect(seen).toHaveLength(1);
  });

  it('gives a write longer than a read', async () => {
    const slowly: Reaction = (response, request) => void setTimeout(() => paid(response, request), 200);
    await operator([slowly], { timeouts: { ...impatient, paymentWriteTimeoutMs: 5000 } });
    await expect(callPayment(depositCall, deposit)).resolves.toMatchObject({ orderid: '1' });
    await expect(callPayment(paylist4vipCall, { target: 7, fields: { u: 7 } })).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('of code 400 or 555 does not touch the session', async () => {
    const events: unknown[] = [];
    const note = (event: unknown) => events.push(event);
    await operator([answers({ code: 400, msg: 'sign' }), answers({ code: 555, msg: 'closed' })], {
      onSessionEnded: note,
      onMaintenance: note,
    });
    await expect(callPayment(depositCall, deposit)).rejects.toMatchObject({ code: 400 });
    await expect(callPayment(depositCall, deposit)).rejects.toMatchObject({ code: 555 });
    expect(events).toEqual([]);
  });

  it('that is locked says so with its token, and is not sent again', async () => {
    const locked: unknown[] = [];
    const seen = await operator([answers({ code: 1022, msg: 'Who is there?' })], {
      getToken: () => 'abc',
      onLocked: (event) => locked.push(event),
    });
    await expect(callPayment(depositCall, deposit)).rejects.toMatchObject({ code: 1022 });
    expect(locked).toEqual([{ call: 'deposit', token: 'abc', message: 'Who is there?' }]);
    expect(seen).toHaveLength(1);
  });

  it('carries the caller key, so that the same submit can be made again', async () => {
    const seen = await operator([hangsUp, paid]);
    await callPayment(depositCall, deposit, { idempotencyKey: 'k1' }).catch(() => undefined);
    await callPayment(depositCall, deposit, { idempotencyKey: 'k1' });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);
  });

  it('that is cancelled before it leaves was not sent', async () => {
    const seen = await operator([paid]);
    await expect(callPayment(depositCall, deposit, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      reason: 'cancelled',
      wasSent: false,
    });
    expect(seen).toHaveLength(0);
  });
});
