import { afterEach, describe, expect, it } from 'vitest';
import { getUserScoreCall } from '../contract/accounts';
import { loginOutCall } from '../contract/signIn';
import type { AheadReply, ApiConfig, SessionReport } from './ApiConfig';
import { callMain } from './call';
import { apiOf, configureApi } from './configureApi';
import { answers as answersWith } from './test/reactions';
import { startOperator } from './test/startOperator';
import { timeouts } from './timeouts';

const asked = answersWith({ code: 200, msg: '', data: { Score: 2 } });
const quick = { ...timeouts, retryDelayMs: 5 };
const reply = (body: object, status = 200): AheadReply => ({
  status,
  retryAfter: null,
  text: JSON.stringify(body),
});
const scored = reply({ code: 200, msg: '', data: { Score: 1 }, ts: 1_000 });
let stop: (() => Promise<void>) | undefined;

/** An operator whose answer to a score is 2, and to one that was asked ahead something else. */
async function operator(ahead: Promise<AheadReply | undefined>, config: Partial<ApiConfig> = {}) {
  const started = await startOperator(asked);
  stop = started.stop;
  let isTaken = false;
  configureApi({
    bases: { main: started.base, payment: started.base },
    timeouts: quick,
    getToken: () => 'juan',
    takeAhead: ({ name }, token) => {
      if (isTaken || name !== 'getUserScore' || token !== 'juan') return undefined;
      isTaken = true;
      return ahead;
    },
    ...config,
  });
  return started.seen;
}

const score = async (options = {}) => (await callMain(getUserScoreCall, {}, options)).Score;

afterEach(async () => {
  await stop?.();
  stop = undefined;
  configureApi({});
});

describe('an answer that was asked ahead', () => {
  it('stands for the first request, and for no other', async () => {
    const seen = await operator(Promise.resolve(scored));
    expect(await score()).toBe(1);
    expect(seen).toHaveLength(0);
    expect(await score()).toBe(2);
    expect(seen).toHaveLength(1);
  });

  it('is asked for as whoever the call is of, and with what it does', async () => {
    const told: unknown[] = [];
    await operator(Promise.resolve(scored), {
      takeAhead: ({ name, effect }, token) => void told.push([name, effect, token]),
    });
    await score({ token: 'maria' });
    await callMain(loginOutCall, {}).catch(() => undefined);
    expect(told).toEqual([
      ['getUserScore', 'read', 'maria'],
      ['loginOut', 'write', 'juan'],
    ]);
  });

  it('does not tell the time: it has lain for a while', async () => {
    await operator(Promise.resolve(scored));
    const { aheadMs, answers } = apiOf().told;
    await score();
    expect(apiOf().told).toMatchObject({ aheadMs, answers: answers + 1 });
  });

  it('ends the session when it refuses the token', async () => {
    const ended: SessionReport[] = [];
    const refused = reply({ code: 400, msg: 'Log in again' });
    const seen = await operator(Promise.resolve(refused), {
      onSessionEnded: (event) => void ended.push(event),
    });
    await expect(score()).rejects.toMatchObject({ code: 400 });
    expect(ended).toEqual([{ call: 'getUserScore', token: 'juan', message: 'Log in again' }]);
    expect(seen).toHaveLength(0);
  });

  it.each([
    ['a failure of the operator', reply({ code: 500, msg: '' })],
    ['the page of a gateway', { status: 502, retryAfter: null, text: '<h1>Bad gateway</h1>' }],
    ['what nobody can read', { status: 200, retryAfter: null, text: 'Wel' }],
    ['a list', { status: 200, retryAfter: null, text: '[]' }],
  ])('is asked again after %s', async (_name, failed) => {
    const seen = await operator(Promise.resolve(failed));
    expect(await score()).toBe(2);
    expect(seen).toHaveLength(1);
  });

  it('is asked as ever, at once, when there was none', async () => {
    const seen = await operator(Promise.resolve(undefined), { timeouts: { ...quick, retryDelayMs: 60_000 } });
    expect(await score()).toBe(2);
    expect(seen[0]?.headers.authorization).toBe('Bearer juan');
  });

  it.each([
    ['longer than any other', { ...quick, timeoutMs: 300 }],
    ['until a call would be given up', { ...quick, timeoutMs: 60_000, retryDelayMs: 60_000 }],
  ])('is not waited for %s', async (_how, patience) => {
    const seen = await operator(new Promise(() => undefined), { timeouts: patience });
    expect(await score()).toBe(2);
    expect(seen).toHaveLength(1);
  });

  it('is not used for a call that is asked once', async () => {
    await operator(Promise.resolve(scored));
    expect(await score({ attempts: 1 })).toBe(2);
  });

  it.each([0, 20])('is cancelled with its call, after %i ms', async (afterMs) => {
    const seen = await operator(new Promise(() => undefined));
    const cancelled = new AbortController();
    if (afterMs === 0) cancelled.abort();
    else setTimeout(() => cancelled.abort(), afterMs);
    await expect(score({ signal: cancelled.signal })).rejects.toMatchObject({ reason: 'cancelled' });
    expect(seen).toHaveLength(0);
  });
});
