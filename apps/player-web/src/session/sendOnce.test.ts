import { AnswerError, configureApi, OfflineError, spinDraw, timeouts } from '@kislap/api';
import { beOffline, createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { sendOnce } from './sendOnce';

function operate(pddNew: Handlers['pddNew'] = sampleHandlers.pddNew) {
  const operator = createFakeOperator({ ...sampleHandlers, pddNew });
  configureApi({ adapter: operator.adapter, timeouts: { ...timeouts, retryDelayMs: 1 } });
  const spins = () => operator.seen.filter(({ call }) => call === 'pddNew');
  return { operator, keys: () => new Set(spins().map(({ idempotencyKey }) => idempotencyKey)) };
}

const askSpin = (userId: number) =>
  sendOnce(userId, 'spin', (idempotencyKey) => spinDraw({ idempotencyKey }));

afterEach(() => {
  configureApi({});
  vi.useRealTimers();
  localStorage.clear();
});

test('each spin is a spin of its own', async () => {
  const { keys } = operate();
  await askSpin(1);
  await askSpin(1);
  expect(keys().size).toBe(2);
});

test.each([
  ['was lost', beOffline],
  ['was a failure', () => refuse(500)],
])('a spin whose answer %s is asked for again under its first key', async (_, failing) => {
  const { operator, keys } = operate(failing);
  await expect(askSpin(2)).rejects.toBeInstanceOf(Error);
  operator.handle({ pddNew: sampleHandlers.pddNew });
  await askSpin(2);
  expect(keys().size).toBe(1);
});

test('a spin that was refused is not asked for again', async () => {
  const { operator, keys } = operate(() => refuse(1008));
  await expect(askSpin(3)).rejects.toBeInstanceOf(AnswerError);
  operator.handle({ pddNew: sampleHandlers.pddNew });
  await askSpin(3);
  expect(keys().size).toBe(2);
});

test('a lost spin is its player’s alone', async () => {
  const { operator, keys } = operate(beOffline);
  await expect(askSpin(4)).rejects.toBeInstanceOf(OfflineError);
  operator.handle({ pddNew: sampleHandlers.pddNew });
  await askSpin(5);
  expect(keys().size).toBe(2);
});

test('an outcome that stayed unknown for an hour, or by a clock set back, begins anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const laterMs of [3_600_000, -1]) {
    const { operator, keys } = operate(beOffline);
    await expect(askSpin(6)).rejects.toBeInstanceOf(OfflineError);
    vi.setSystemTime(Date.now() + laterMs);
    operator.handle({ pddNew: sampleHandlers.pddNew });
    await askSpin(6);
    expect(keys().size).toBe(2);
  }
});

test('the key is on the device before the first try, and gone once the outcome is known', async () => {
  const stored = () => Object.keys(localStorage).filter((name) => name.includes('intent:7:'));
  await sendOnce(7, 'vip:3', () => Promise.resolve(expect(stored()).toHaveLength(1)));
  expect(stored()).toEqual([]);
});
