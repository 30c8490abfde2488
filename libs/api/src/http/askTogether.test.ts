import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMsgCountCall } from '../contract/mail';
import { orderInfoCall } from '../contract/orders';
import { getUserInfoCall, getUserScoreCall } from '../contract/accounts';
import { getHotCall } from '../contract/games';
import { bindPhoneCall } from '../contract/passwords';
import { mostTogether } from '../contract/together';
import { vipLvListCall } from '../contract/vip';
import type { ApiConfig, SessionReport } from './ApiConfig';
import { callMain } from './call';
import { configureApi } from './configureApi';
import { serverNow } from './serverClock';
import { answers, answersText, hangsUp, keepsSilent } from './test/reactions';
import { startOperator, type Reaction } from './test/startOperator';
import { timeouts } from './timeouts';

type Started = Awaited<ReturnType<typeof startOperator>>;

const quick = { ...timeouts, retryDelayMs: 15 };
let stop: (() => Promise<void>) | undefined;

async function operator(reactions: readonly Reaction[], config: Partial<ApiConfig> = {}) {
  const started = await startOperator(...reactions);
  stop = started.stop;
  configureApi({
    bases: { main: started.base, payment: started.base },
    timeouts: quick,
    asksTogether: true,
    ...config,
  });
  return started.seen;
}

afterEach(async () => {
  await stop?.();
  stop = undefined;
  configureApi({});
});

/** Answers parts, each as given. */
const together = (...parts: readonly object[]): Reaction =>
  answers({ code: 200, msg: 'ok', data: { answers: parts } });

const counted = { call: 'getMsgCount', code: 200, msg: 'ok', data: { messageCount: 2, giftCount: 1 } };
const counts = answers({ code: 200, msg: 'ok', data: { messageCount: 2, giftCount: 1 } });
const levels = { call: 'vipLvList', code: 200, msg: 'ok', data: [] };
const pathsOf = (seen: Started['seen']) => seen.map(({ url }) => url);

/** What was asked together in a request: the text of its only field. */
const askedIn = (seen: Started['seen'], place = 0): unknown =>
  JSON.parse(/name="calls"\r\n\r\n([^\r]*)\r\n/.exec(seen[place]?.body ?? '')?.[1] ?? 'null');

const askCount = (signal?: AbortSignal) => callMain(getMsgCountCall, {}, { signal });
const askLevels = () => callMain(vipLvListCall, {});
const outcomesOf = async (...asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? 'ok' : (one.reason.code ?? one.reason.reason ?? one.reason.kind),
  );

describe('reads asked in one turn', () => {
  it('travel in one request, each with its form, and are answered each by its own part', async () => {
    const order = { call: 'orderInfo', code: 1014, msg: 'Gone.', data: null };
    const seen = await operator([together(counted, order)], { getToken: () => 'abc' });
    const asked = [askCount(), callMain(orderInfoCall, { orderid: 'D3' })] as const;
    await expect(asked[1]).rejects.toMatchObject({ name: 'AnswerError', code: 1014, message: 'Gone.' });
    await expect(asked[0]).resolves.toMatchObject({ messageCount: 2 });
    expect(pathsOf(seen)).toEqual(['/api/web/askTogether']);
    expect(askedIn(seen)).toEqual([
      { call: 'getMsgCount', fields: {} },
      { call: 'orderInfo', fields: { orderid: 'D3' } },
    ]);
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-lang': 'en' });
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('are asked alone unless the operator says that it answers them so', async () => {
    const seen = await operator([counts], { asksTogether: false });
    await outcomesOf(askCount(), askCount());
    expect(pathsOf(seen)).toEqual(['/api/web/getMsgCount', '/api/web/getMsgCount']);
  });

  it('are asked alone when there is one', async () => {
    const seen = await operator([counts]);
    await askCount();
    expect(pathsOf(seen)).toEqual(['/api/web/getMsgCount']);
  });

  it('are asked alone when they have no second attempt', async () => {
    const seen = await operator([counts]);
    await outcomesOf(...[1, 2].map(() => callMain(getMsgCountCall, {}, { attempts: 1 })));
    expect(pathsOf(seen)).toEqual(['/api/web/getMsgCount', '/api/web/getMsgCount']);
  });

  it('never take a write along, nor the balance, nor a token to a call that has none', async () => {
    const seen = await operator([answersText('', 404)], { getToken: () => 'abc' });
    const form = { phoneNum: '639171234567', code: '123456', password: 'Play1234', password1: 'Play1234' };
    await outcomesOf(
      callMain(bindPhoneCall, form),
      callMain(getUserScoreCall, {}),
      callMain(getHotCall, {}),
      askCount(),
    );
    expect(pathsOf(seen).toSorted()).toEqual(
      ['bindPhone', 'getHot', 'getMsgCount', 'getUserScore'].map((name) => `/api/web/${name}`),
    );
    expect(seen.find(({ url }) => url?.endsWith('getHot'))?.headers.authorization).toBeUndefined();
  });

  it('do not mix two sessions', async () => {
    const seen = await operator([together(counted, counted)], { getToken: () => 'new' });
    const old = { token: 'old' };
    await outcomesOf(
      askCount(),
      askCount(),
      callMain(getMsgCountCall, {}, old),
      callMain(getMsgCountCall, {}, old),
    );
    expect(seen.map(({ headers }) => headers.authorization).toSorted()).toEqual(['Bearer new', 'Bearer old']);
  });

  it('leave in several requests when they are too many for one', async () => {
    const seen = await operator([together(...Array<object>(mostTogether).fill(counted))]);
    const outcomes = await outcomesOf(...Array.from({ length: mostTogether + 2 }, () => askCount()));
    expect(outcomes).toEqual(Array<string>(mostTogether + 2).fill('ok'));
    expect(seen).toHaveLength(2);
    expect([askedIn(seen, 0), askedIn(seen, 1)].map((one) => Array.isArray(one) && one.length)).toEqual(
      expect.arrayContaining([mostTogether, 2]),
    );
  });
});

describe('a part', () => {
  it('that fails is asked again alone, and the others are not', async () => {
    const failed = { call: 'vipLvList', code: 500, msg: 'late', data: null };
    const seen = await operator([together(counted, failed), answers({ code: 200, msg: '', data: [] })]);
    await expect(outcomesOf(askCount(), askLevels())).resolves.toEqual(['ok', 'ok']);
    expect(pathsOf(seen)).toEqual(['/api/web/askTogether', '/api/web/vipLvList']);
  });

  it.each([
    ['is missing', [counted]],
    ['is no envelope', [counted, 'hello']],
    ['answers another call', [counted, counted]],
  ])('that %s is not taken for an answer', async (_name, parts) => {
    const seen = await operator([
      answers({ code: 200, msg: 'ok', data: { answers: parts } }),
      answers({ code: 200, msg: '', data: [] }),
    ]);
    await expect(outcomesOf(askCount(), askLevels())).resolves.toEqual(['ok', 'ok']);
    expect(pathsOf(seen)).toEqual(['/api/web/askTogether', '/api/web/vipLvList']);
  });

  it('whose content is not the contract’s fails by its own name, and is not asked again', async () => {
    const seen = await operator([together({ ...counted, data: { messageCount: {} } }, levels)]);
    const asked = [askCount(), askLevels()];
    await expect(asked[0]).rejects.toMatchObject({
      name: 'ContractError',
      call: 'getMsgCount',
      kind: 'mismatch',
    });
    await expect(asked[1]).resolves.toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it('may say that the session is over, with the token it was sent with', async () => {
    const ended: SessionReport[] = [];
    const over = { call: 'getUserInfo', code: 400, msg: 'over', data: null };
    await operator([together(over, levels)], {
      getToken: () => 'abc',
      onSessionEnded: (event) => ended.push(event),
    });
    await expect(outcomesOf(callMain(getUserInfoCall, {}), askLevels())).resolves.toEqual([400, 'ok']);
    expect(ended).toEqual([{ call: 'getUserInfo', token: 'abc', message: 'over' }]);
  });

  it('tells the time, as the whole does', async () => {
    const whole = { code: 200, msg: '', data: { answers: [counted, levels] }, ts: 1_700_000_000 };
    await operator([answers(whole)], { now: () => 5 });
    await outcomesOf(askCount(), askLevels());
    expect(serverNow()).toBe(1_700_000_000_000);
  });
});

describe('a request of several', () => {
  it.each([
    ['is cut', hangsUp],
    ['fails', answers({ code: 500, msg: 'busy' })],
    ['is answered by a gateway', answersText('<html>', 503)],
    ['is answered by a page', answersText('<!doctype html>')],
  ])('that %s is a failed attempt of each, and each goes on alone', async (_name, reaction) => {
    const told: boolean[] = [];
    const seen = await operator([reaction, counts], { onReach: (isAnswered) => void told.push(isAnswered) });
    await expect(outcomesOf(askCount(), askCount())).resolves.toEqual(['ok', 'ok']);
    expect(pathsOf(seen)).toEqual(
      ['askTogether', 'getMsgCount', 'getMsgCount'].map((name) => `/api/web/${name}`),
    );
    expect((seen[1]?.atMs ?? 0) - (seen[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(quick.retryDelayMs - 1);
    expect(told.slice(-2)).toEqual([true, true]);
  });

  it('that stays silent is a timeout of each', async () => {
    const seen = await operator([keepsSilent], { timeouts: { ...quick, timeoutMs: 120 } });
    const twice = { attempts: 2 };
    const asked = [callMain(getMsgCountCall, {}, twice), callMain(vipLvListCall, {}, twice)];
    await expect(outcomesOf(...asked)).resolves.toEqual(['timeout', 'timeout']);
    expect(pathsOf(seen)).toEqual(
      ['askTogether', 'getMsgCount', 'vipLvList'].map((name) => `/api/web/${name}`),
    );
  });

  it('under maintenance opens the page of it', async () => {
    let times = 0;
    const seen = await operator([answers({ code: 555, msg: 'noon' })], {
      onMaintenance: () => void (times += 1),
    });
    await expect(outcomesOf(askCount(), askLevels())).resolves.toEqual([555, 555]);
    expect([times, seen.length]).toEqual([2, 1]);
  });

  it.each([
    ['an operator that has no such call', answersText('', 404)],
    ['an operator that wants no such call', answers({ code: 1015, msg: 'off' })],
  ])('is not sent again to %s: each is asked alone at once', async (_name, reaction) => {
    const seen = await operator([reaction, counts]);
    await expect(outcomesOf(askCount(), askCount())).resolves.toEqual(['ok', 'ok']);
    await expect(outcomesOf(askCount(), askCount())).resolves.toEqual(['ok', 'ok']);
    expect(pathsOf(seen).map((url) => url?.endsWith('askTogether'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is not cancelled by one of them, and is by all', async () => {
    const [one, all] = [new AbortController(), new AbortController()];
    await operator([
      (response, request) => void setTimeout(() => together(counted, counted)(response, request), 80),
    ]);
    setTimeout(() => one.abort(), 30);
    await expect(outcomesOf(askCount(one.signal), askCount())).resolves.toEqual(['cancelled', 'ok']);
    await stop?.();
    const seen = await operator([keepsSilent]);
    const outcomes = outcomesOf(askCount(all.signal), askCount(all.signal));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    all.abort();
    await expect(outcomes).resolves.toEqual(['cancelled', 'cancelled']);
    expect(seen).toHaveLength(1);
  });

  it('leaves without who was cancelled before', async () => {
    const seen = await operator([counts]);
    const early = new AbortController();
    const asked = [askCount(early.signal), askCount()];
    early.abort();
    await expect(outcomesOf(...asked)).resolves.toEqual(['cancelled', 'ok']);
    expect(pathsOf(seen)).toEqual(['/api/web/getMsgCount']);
  });

  it('tells each that the line is slow', async () => {
    let slow = 0;
    const onSlow = () => void (slow += 1);
    await operator(
      [(response, request) => void setTimeout(() => together(counted, levels)(response, request), 120)],
      {
        timeouts: { ...quick, slowMs: 40 },
      },
    );
    await outcomesOf(callMain(getMsgCountCall, {}, { onSlow }), callMain(vipLvListCall, {}, { onSlow }));
    expect(slow).toBe(2);
  });
});
