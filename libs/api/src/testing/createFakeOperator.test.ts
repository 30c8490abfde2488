import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { getBalance, getMailCounts, getNotices, getPayOffer, getVipLevels, logIn, logOut } from '../index';
import { configureApi } from '../http/configureApi';
import { timeouts } from '../http/timeouts';
import { answer, answerText, beOffline, delayed, keepSilent, refuse } from './replies';
import { createFakeOperator } from './createFakeOperator';
import { sampleHandlers } from './sampleHandlers';
import type { DataOf, Handlers } from './Handlers';

const mistakes: string[] = [];

function operate(handlers: Handlers) {
  const operator = createFakeOperator(handlers, ({ message }) => mistakes.push(message));
  configureApi({
    adapter: operator.adapter,
    timeouts: { ...timeouts, retryDelayMs: 1, timeoutMs: 30 },
    getToken: () => 't',
  });
  return operator;
}

afterEach(() => {
  configureApi({});
  mistakes.length = 0;
});

describe('the fake operator', () => {
  it('answers with the data of the contract, typed by the call', async () => {
    operate({ getUserScore: () => answer({ Score: 11500 }) });
    await expect(getBalance()).resolves.toBe(11500);
    expectTypeOf<DataOf<'getUserScore'>>().toHaveProperty('Score');
    // @ts-expect-error a Score is a number
    operate({ getUserScore: () => answer({ Score: '11500' }) });
  });

  it('reads the fields by the contract and notes what it saw', async () => {
    const operator = operate({
      login: (request) =>
        request.type === 2 ? answer({ token: 'x', UserID: 1, isNew: 0 }) : refuse(1002, 'no'),
    });
    await expect(logIn({ by: 'smsCode', account: '639170000001', code: '123456' })).resolves.toMatchObject({
      userId: 1,
    });
    await expect(logIn({ by: 'password', account: '639170000001', password: 'p' })).rejects.toMatchObject({
      code: 1002,
    });
    expect(operator.seen[0]).toMatchObject({
      call: 'login',
      fields: { type: '2', code: '123456' },
      token: undefined,
      locale: 'en',
    });
  });

  it('speaks the payment service too', async () => {
    const operator = operate({
      paylist4vip: ({ u }) => (u === 7 ? answer({ data: [], userChnl: [] }) : refuse(500, 'x')),
    });
    await expect(getPayOffer(7)).resolves.toEqual({ methods: [], lastUsed: [] });
    await expect(getPayOffer(8)).rejects.toMatchObject({ code: 500, message: 'x' });
    expect(operator.seen[0]).toMatchObject({ call: 'paylist4vip', fields: { u: 7 }, token: 't' });
  });

  it('can be offline, silent, slow or talk nonsense', async () => {
    const operator = operate({ loginOut: beOffline });
    await expect(logOut()).rejects.toMatchObject({ reason: 'unreachable' });
    operator.handle({ loginOut: keepSilent });
    await expect(logOut({ attempts: 1 })).rejects.toMatchObject({ reason: 'timeout' });
    operator.handle({ loginOut: () => delayed(5, answer(null)) });
    await expect(logOut()).resolves.toBeUndefined();
    operator.handle({ loginOut: () => answerText('<html>') });
    await expect(logOut()).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('stops waiting when the caller cancels', async () => {
    operate({ loginOut: () => delayed(60_000, answer(null)) });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    await expect(logOut({ signal: controller.signal })).rejects.toMatchObject({ reason: 'cancelled' });
  });

  it('fails loudly and at once on a call it is not prepared for', async () => {
    const operator = operate({});
    await expect(getNotices()).rejects.toThrow('not prepared for noticeList');
    expect(mistakes).toEqual(['The fake operator is not prepared for noticeList']);
    expect(operator.seen).toHaveLength(1);
  });

  it('fails loudly on fields that do not fit the contract', async () => {
    operate({ login: () => refuse(1002) });
    await expect(logIn({ by: 'password', account: '', password: 'p' })).rejects.toThrow(/length/);
    expect(mistakes).toHaveLength(1);
  });
});

describe('calls that are asked together', () => {
  it('are answered and noted each as it is alone, and refused where that is prepared', async () => {
    const operator = createFakeOperator({ ...sampleHandlers, vipLvList: () => refuse(1008, 'Not today') });
    configureApi({ adapter: operator.adapter, asksTogether: true });
    const ask = async () => {
      const outcomes = await Promise.allSettled([getMailCounts(), getVipLevels(), getBalance()]);
      return outcomes.map(({ status }) => status);
    };
    expect(await ask()).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const names = () => operator.seen.map(({ call }) => call).toSorted();
    expect(names()).toEqual(['askTogether', 'getMsgCount', 'getUserScore', 'vipLvList']);
    operator.handle({ askTogether: () => refuse(1015) });
    expect(await ask()).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(names().filter((call) => call === 'askTogether')).toHaveLength(2);
  });
});
