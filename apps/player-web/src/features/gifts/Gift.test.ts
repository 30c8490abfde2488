import { epochSecondsFrom } from '@kislap/domain';
import { expect, test, vi } from 'vitest';
import { joined, listOf } from './Gift';
import type { ReadyGift } from './Gift';

const gift = (id: string, until?: number): ReadyGift => ({
  id,
  title: id,
  art: 'coin',
  until: until === undefined ? undefined : epochSecondsFrom(until),
  receive: () => undefined,
});
const read = (part: { readonly data?: unknown; readonly error?: unknown; readonly isLoading?: boolean }) => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  mutate: vi.fn(() => Promise.resolve()),
  ...part,
});

test('what ends first stands first, and what never ends last', () => {
  const first = listOf([], { ready: [gift('never'), gift('tomorrow', 200)] });
  const second = listOf([], { ready: [gift('today', 100)] });
  expect(joined([first, second]).ready.map(({ id }) => id)).toEqual(['today', 'tomorrow', 'never']);
});

test('a source loads until it has answered, and no longer when it is asked again', () => {
  expect(listOf([read({ isLoading: true })], {}).isLoading).toBe(true);
  expect(listOf([read({ isLoading: true, data: [] })], {}).isLoading).toBe(false);
  expect(joined([listOf([read({ data: [] })], {}), listOf([read({ isLoading: true })], {})]).isLoading).toBe(
    true,
  );
});

test('only what could not be loaded is asked for again', () => {
  const lost = read({ error: new Error('gone') });
  const kept = read({ error: new Error('gone'), data: [] });
  const all = joined([listOf([lost, kept], {}), listOf([read({ data: [] })], {})]);
  all.retry?.();
  expect(lost.mutate).toHaveBeenCalledOnce();
  expect(kept.mutate).not.toHaveBeenCalled();
  expect(joined([listOf([kept], {})]).retry).toBeUndefined();
});
