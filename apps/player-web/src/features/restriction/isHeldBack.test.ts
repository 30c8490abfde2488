import type { TranslateText } from '@kislap/i18n';
import { beforeEach, expect, it, vi } from 'vitest';

const openOverlay = vi.fn(() => Promise.resolve({ type: 'dismissed', reason: 'cleared' }));
vi.mock('../../navigation/routes/pageOf', () => ({ loadPage: () => Promise.resolve() }));
vi.mock('../../navigation/overlays/openOverlay', () => ({ openOverlay }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { AnswerError } = await import('@kislap/api');
const { isHeldBack } = await import('./isHeldBack');
const { session } = await import('../../session/session');
const { go } = await import('../../navigation/go');

const ids: TranslateText = (id) => id;
const held = (facts: object) => new AnswerError(1007, 'Play is not open to you now.', facts);

beforeEach(async () => {
  openOverlay.mockClear();
  session.signIn({ token: 'token', userId: 7 });
  await go('/user', { replace: true });
});

it('who is held back is told the operator’s own words, and how to reach their money, at the login', async () => {
  expect(await isHeldBack(held({ kind: 'register', until: 0 }), ids)).toBe(true);
  expect(session.userId()).toBeUndefined();
  expect(window.location.pathname).toBe('/login');
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('restriction', {
    title: 'away.now.register',
    detail: 'Play is not open to you now. away.logInForMoney',
    hasService: true,
  });
});

it('of a break the operator says until when', async () => {
  expect(await isHeldBack(held({ kind: 'break', until: 1_763_136_000 }), ids)).toBe(true);
  expect(openOverlay).toHaveBeenCalledWith(
    'restriction',
    expect.objectContaining({ detail: 'Play is not open to you now. away.logInForMoney' }),
  );
});

it.each([
  ['a refusal that says no kind', held({ until: 0 })],
  ['a kind that nobody knows', held({ kind: 'holiday', until: 0 })],
  ['another refusal', new AnswerError(1008, 'Not available now.', { kind: 'register' })],
])('%s ends no session', async (_, refusal) => {
  expect(await isHeldBack(refusal, ids)).toBe(false);
  expect(session.userId()).toBe(7);
  expect(openOverlay).not.toHaveBeenCalled();
});

it('whoever is away already is told where they are', async () => {
  session.signOut();
  session.signIn({ token: 'payout', userId: 7, isAway: true });
  expect(await isHeldBack(held({ kind: 'exclusion', until: 0 }), ids)).toBe(false);
  expect(session.userId()).toBe(7);
});
