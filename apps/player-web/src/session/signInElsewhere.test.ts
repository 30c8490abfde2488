import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Files share their modules: what is kept for the visit has to be loaded anew.
vi.resetModules();
const { configureApi } = await import('@kislap/api');
const { launch } = await import('./attribution/launch');
const { session } = await import('./session');
const { signInElsewhere } = await import('./signInElsewhere');

const origin = { app_token: 'T', gps_adid: 'G', fbPixelId: '12345' };
const agreed = { marketing: 1, analytics: 0 } as const;
const opened = { token: 'secret', UserID: 77, LastLoginTime: 0 };

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.stubGlobal('location', { search: `?${new URLSearchParams(origin)}` });
  launch.remember(window);
  vi.unstubAllGlobals();
});
afterEach(() => session.signOut());

/** Signs in where the service names somebody who is `isNew`; answers what the operator was told. */
async function signedIn(isNew: 0 | 1) {
  const operator = createFakeOperator({
    ...sampleHandlers,
    thirdLogin: () => answer({ ...opened, isNew }),
    consentInfo: () => answer(agreed),
  });
  configureApi({ adapter: operator.adapter });
  await signInElsewhere({ provider: 'google', openId: '1' });
  await vi.waitFor(() => expect(operator.seen.map(({ call }) => call)).toContain('adPoint'));
  return (call: string) => operator.seen.find((seen) => seen.call === call)?.fields;
}

it('an account elsewhere opens a session and says where its visitor came from', async () => {
  const told = await signedIn(0);
  expect(session.userId()).toBe(77);
  expect(told('thirdLogin')).toMatchObject({ ...origin, type: 'google', openid: '1' });
});

it.each([
  ['somebody new is told as a registration', 1, '0'],
  ['somebody known is told as a login', 0, '3'],
] as const)('%s, with where they came from', async (_, isNew, type) => {
  const told = await signedIn(isNew);
  expect(told('adPoint')).toMatchObject({ ...origin, type, userId: '77' });
});
