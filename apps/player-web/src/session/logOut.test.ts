import { configureApi, timeouts } from '@kislap/api';
import { beOffline, createFakeOperator, keepSilent, refuse, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../navigation/go';
import { deviceStorage } from '../device/storage/deviceStorage';
import { storedKeys } from '../device/storage/storedKeys';
import { logOut } from './logOut';
import { sendLogOuts } from './sendLogOuts';
import { session } from './session';
import { createSessionStore } from './SessionStore';
import { unsentLogOuts } from './unsentLogOuts';

const DAY_MS = 86_400_000;

function begin(handlers: Handlers = {}) {
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  configureApi({
    adapter: operator.adapter,
    getToken: session.token,
    onSessionEnded: ({ token }) => session.reject(token, '/'),
    timeouts: { ...timeouts, timeoutMs: 100 },
  });
  const tokens = () => operator.seen.filter(({ call }) => call === 'loginOut').map(({ token }) => token);
  return { operator, tokens };
}

const unsent = () => unsentLogOuts.list().map(({ token }) => token);
/** Until the attempt that logging out begins by itself has ended. */
const untilTried = (tokens: () => readonly unknown[], times = 1) =>
  vi.waitFor(() => expect(tokens()).toHaveLength(times), { timeout: 10_000 });

const untilAllSent = () =>
  vi.waitFor(async () => {
    await sendLogOuts();
    expect(unsent()).toEqual([]);
  });

// As at the start of the app, with the code of its pages read: the tests wait for nothing but what they say.
beforeAll(async () => {
  unsentLogOuts.start(() => void sendLogOuts());
  await go('/login', { replace: true });
  await go('/', { replace: true });
}, 60_000);
beforeEach(() => session.signIn({ token: 'juan', userId: 1 }));

afterEach(async () => {
  begin();
  await untilAllSent();
  session.signOut();
  // Files share their modules: the next one begins at home.
  await go('/', { replace: true });
  configureApi({});
});

it('is done here at once, while the operator says nothing', async () => {
  const { tokens } = begin({ loginOut: keepSilent });
  void logOut('/login');
  expect(session.snapshot()).toEqual({ status: 'guest' });
  expect(deviceStorage.read(storedKeys.session)).toBeUndefined();
  await untilTried(tokens);
});

it('is told once, with the token that was left, whoever is signed in by then', async () => {
  const { tokens } = begin();
  await logOut('/login');
  session.signIn({ token: 'maria', userId: 2 });
  await vi.waitFor(() => expect(unsent()).toEqual([]));
  await sendLogOuts();
  expect(tokens()).toEqual(['juan']);
  expect(session.token()).toBe('maria');
});

it('waits on the device for an operator that could not be reached, and opens nothing there', async () => {
  const { operator, tokens } = begin({ loginOut: beOffline });
  await logOut('/login');
  await untilTried(tokens);
  expect(unsent()).toEqual(['juan']);
  expect(createSessionStore(deviceStorage).snapshot()).toEqual({ status: 'guest' });
  operator.handle({ loginOut: sampleHandlers.loginOut });
  await untilAllSent();
});

it.each([
  [500, true],
  [555, true],
  [502, true],
  [400, false],
  [1001, false],
])('that was answered with %d is told again: %s', async (code, isKept) => {
  const { tokens } = begin({ loginOut: () => refuse(code) });
  await logOut('/login');
  await untilTried(tokens);
  await vi.waitFor(() => expect(unsent()).toEqual(isKept ? ['juan'] : []));
});

it('of several sessions is told for each', async () => {
  const { operator, tokens } = begin({ loginOut: beOffline });
  await logOut('/login');
  session.signIn({ token: 'maria', userId: 2 });
  await logOut('/login');
  expect(unsent()).toEqual(['juan', 'maria']);
  await vi.waitFor(() => expect(tokens().length).toBeGreaterThan(0));
  operator.handle({ loginOut: sampleHandlers.loginOut });
  await untilAllSent();
  expect(new Set(tokens())).toEqual(new Set(['juan', 'maria']));
});

it('is forgotten when no session can be that old', async () => {
  const { tokens } = begin({ loginOut: beOffline });
  await logOut('/login');
  await untilTried(tokens);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY_MS);
  expect(unsent()).toEqual([]);
  vi.restoreAllMocks();
});
