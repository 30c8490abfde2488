import { AnswerError, configureApi, OfflineError, pace } from '@kislap/api';
import { beOffline, createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { afterEach, expect, test } from 'vitest';
import { askSpin } from './askSpin';

function operate(pddNew: Handlers['pddNew'] = sampleHandlers.pddNew) {
  const operator = createFakeOperator({ ...sampleHandlers, pddNew });
  configureApi({ adapter: operator.adapter, pace: { ...pace, retryDelayMs: 1 } });
  const spins = () => operator.seen.filter(({ call }) => call === 'pddNew');
  return { operator, keys: () => new Set(spins().map(({ idempotencyKey }) => idempotencyKey)) };
}

afterEach(() => configureApi({}));

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
