import { afterEach, expect, it, vi } from 'vitest';
import { answerCache } from './answerCache';
import { session } from './session';

const cache = answerCache.provider();
const keys = () => [...cache.keys()].toSorted();
const GAMES = '@"gameList",';
const balanceOf = (userId: number) => `@"getUserScore",${userId},`;
const recordsOf = (userId: number) => `$inf$@"getDepositLog",${userId},0,`;

afterEach(() => {
  session.signOut();
  answerCache.clear();
});

it('forgets a player’s answers when they leave, and keeps what is everybody’s', () => {
  cache.set(GAMES, { data: [] });
  session.signIn({ token: 'juan', userId: 7 });
  for (const key of [balanceOf(7), recordsOf(7)]) cache.set(key, { data: 1 });
  expect(keys()).toEqual([recordsOf(7), GAMES, balanceOf(7)].toSorted());
  session.signOut();
  expect(keys()).toEqual([GAMES]);
});

it('shows nothing of one player to the next', () => {
  session.signIn({ token: 'juan', userId: 7 });
  cache.set(balanceOf(7), { data: 1 });
  session.signIn({ token: 'maria', userId: 70 });
  expect(cache.get(balanceOf(7))).toBeUndefined();
});

it('knows when an answer came, also when it was the same, and that a failure was none', () => {
  const key = balanceOf(9);
  const ask = (at: number, end: { readonly data?: number; readonly error?: Error }) => {
    vi.setSystemTime(at);
    cache.set(key, { ...cache.get(key), isValidating: true });
    cache.set(key, { ...cache.get(key), ...end, isValidating: false });
  };
  vi.useFakeTimers();
  expect(answerCache.isAsked(key)).toBe(false);
  ask(1000, { data: 500 });
  expect(answerCache.isAsked(key)).toBe(true);
  ask(2000, { data: 500 });
  expect(answerCache.answeredAt(key)).toBe(2000);
  ask(3000, { error: new Error('No answer') });
  expect(answerCache.answeredAt(key)).toBe(2000);
  vi.useRealTimers();
});
