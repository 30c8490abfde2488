import type { AheadReply } from '@kislap/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeAhead } from './takeAhead';

const take = takeAhead('en');
const call = { name: 'getUserScore', effect: 'read' } as const;
const second = { name: 'getUserInfo', effect: 'read' } as const;
const other = { name: 'getBanner', effect: 'read' } as const;
const write = { name: 'loginOut', effect: 'write' } as const;
const reply: Promise<AheadReply> = Promise.resolve({ status: 200, retryAfter: null, text: '{}' });
const answered: Promise<AheadReply> = Promise.resolve({ status: 200, retryAfter: null, text: '[]' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const replies = { getUserScore: reply, getUserInfo: answered };
  window.kislapAskedAhead = { token: 'juan', locale: 'en', askedMs: performance.now(), replies };
});

afterEach(() => {
  vi.useRealTimers();
});

it('is handed over once, each to its own call', () => {
  expect(take(second, 'juan')).toBe(answered);
  expect(take(call, 'juan')).toBe(reply);
  expect(take(call, 'juan')).toBeUndefined();
  expect(take(second, 'juan')).toBeUndefined();
});

it('is of two calls alone, and waits for them', () => {
  expect(take(other, 'juan')).toBeUndefined();
  expect(take(call, 'juan')).toBe(reply);
});

it.each(['maria', undefined])('is nothing for %s, nor for its player afterwards', (token) => {
  expect(take(call, token)).toBeUndefined();
  expect(take(call, 'juan')).toBeUndefined();
  expect(take(second, 'juan')).toBeUndefined();
});

it('is nothing in another language', () => {
  expect(takeAhead('tag')(call, 'juan')).toBeUndefined();
});

it('is worth nothing once anything has been changed', () => {
  expect(take(write, 'juan')).toBeUndefined();
  expect(take(call, 'juan')).toBeUndefined();
});

it.each([
  [7_900, reply],
  [8_100, undefined],
])('after %i ms is %o', (ageMs, handed) => {
  vi.advanceTimersByTime(ageMs);
  expect(take(call, 'juan')).toBe(handed);
});

it('is nothing before it has been asked, and is not asked then', () => {
  window.kislapAskedAhead = { token: 'juan', locale: 'en', replies: {} };
  expect(take(call, 'juan')).toBeUndefined();
  expect(window.kislapAskedAhead).toBeUndefined();
});
