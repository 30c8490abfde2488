import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCache } from '../answerCache';
import { OfflineCache } from './OfflineCache';
import type { AnswerStore } from './OfflineCache';
import { asOf, reach } from './reach';
import { startOfflineCache } from './startOfflineCache';

const JUAN = 7;
const key = ['getUserScore', JUAN];

/** A device on which an earlier visit has left a balance. */
async function deviceWithBalance(balance: number): Promise<AnswerStore> {
  const texts = new Map<string, string>();
  const store: AnswerStore = {
    read: async (owner) => texts.get(owner),
    write: async (owner, text) => void texts.set(owner, text),
    keepOnly: async () => undefined,
  };
  const cache = new Map<string, { readonly data: unknown }>([
    [`@"getUserScore",${JUAN},`, { data: balance }],
  ]);
  await new OfflineCache({
    cache: () => cache,
    store,
    build: 'one',
    userId: () => JUAN,
    now: () => Date.now(),
  }).save();
  return store;
}

let stop = (): void => undefined;
afterEach(() => {
  stop();
  cleanup();
  reach.report(true);
});

it('shows what is kept, and its age, while an operator who seems connected does not answer, and asks again after it', async () => {
  const { cache } = SWRConfig.defaultValue;
  const store = await deviceWithBalance(500);
  const ask = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('No answer'));
  const screen = renderHook(() => useSWR(key, ask, { shouldRetryOnError: false }));
  await waitFor(() => expect(screen.result.current.error).toBeDefined());
  stop = startOfflineCache(
    new OfflineCache({ cache: () => cache, store, build: 'one', userId: () => JUAN, now: () => Date.now() }),
  );
  expect(asOf.snapshot()).toBeUndefined();

  act(() => reach.report(false));
  await waitFor(() => expect(screen.result.current.data).toBe(500));
  expect(asOf.snapshot()).toMatch(/^\d\d:\d\d$/);

  ask.mockResolvedValue(700);
  act(() => reach.report(true));
  await waitFor(() => expect(screen.result.current.data).toBe(700));
  expect(asOf.snapshot()).toBeUndefined();
});

it('asks again for what failed on a dead line, though nothing of it was kept', async () => {
  const { cache } = SWRConfig.defaultValue;
  const store = await deviceWithBalance(500);
  const ask = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('No answer'));
  const screen = renderHook(() => useSWR(['getPayGift', JUAN], ask, { shouldRetryOnError: false }));
  const answers = new OfflineCache({
    cache: () => cache,
    store,
    build: 'one',
    userId: () => JUAN,
    now: Date.now,
  });
  stop = startOfflineCache(answers);
  act(() => reach.report(false));
  await waitFor(() => expect(screen.result.current.error).toBeDefined());
  // The hook stands outside of the app's own cache.
  for (const [key, entry] of [...cache.keys()].map((one) => [one, cache.get(one)] as const))
    if (entry !== undefined) answerCache.provider().set(key, entry);
  ask.mockResolvedValue(3);
  act(() => reach.report(true));
  await waitFor(() => expect(screen.result.current.data).toBe(3));
  answerCache.clear();
});

it('keeps what has come soon after the first view, without a word from the browser', async () => {
  const written: string[] = [];
  const store: AnswerStore = {
    read: async () => undefined,
    write: async (_, text) => void written.push(text),
    keepOnly: async () => undefined,
  };
  const cache = new Map<string, { readonly data: unknown }>([['@"getUserScore",7,', { data: 500 }]]);
  stop = startOfflineCache(
    new OfflineCache({ cache: () => cache, store, build: 'one', userId: () => JUAN, now: Date.now }),
  );
  await waitFor(() => expect(written).toHaveLength(1), { timeout: 5_000 });
  expect(written[0]).toContain('500');
});
