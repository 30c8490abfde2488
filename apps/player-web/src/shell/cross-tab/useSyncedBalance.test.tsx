import { configureApi } from '@kislap/api';
import { useBalance } from '@kislap/api/react';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session';
import { tabs } from './syncTabs';
import { useSyncedBalance } from './useSyncedBalance';

const PLAYER = 7;
const fresh = { provider: () => new Map<string, never>() };

/** A page that shows the balance and comes after what keeps it in step, as after a login. */
function showBalance() {
  const operator = createFakeOperator(sampleHandlers);
  configureApi({ adapter: operator.adapter });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={fresh}>{children}</SWRConfig>
  );
  const page = renderHook(
    ({ isShown }) => {
      useSyncedBalance();
      return useBalance(isShown ? PLAYER : undefined);
    },
    { wrapper, initialProps: { isShown: false } },
  );
  const asked = (): number => operator.seen.filter(({ call }) => call === 'getUserScore').length;
  return { operator, asked, page };
}

beforeEach(() => session.signIn({ token: 'token', userId: PLAYER }));
afterEach(() => {
  vi.restoreAllMocks();
  session.signOut();
});

it('asks nothing by itself', async () => {
  const { asked } = showBalance();
  await act(() => Promise.resolve());
  expect(asked()).toBe(0);
});

it('lets a page that comes later ask for the balance anew', async () => {
  const { operator, page } = showBalance();
  page.rerender({ isShown: true });
  await waitFor(() => expect(page.result.current.data).toBeDefined());
  operator.handle({ getUserScore: () => answer({ Score: 5_000_000 }) });
  await act(() => page.result.current.mutate());
  expect(page.result.current.data).toBe(moneyFromPeso(500));
});

/** What this tab tells, and a way to be told as by another. */
function watchTabs() {
  const subscribe = vi.spyOn(tabs, 'subscribe');
  const tell = vi.spyOn(tabs, 'tell').mockReturnValue(undefined);
  return {
    told: () => tell.mock.calls.flatMap(([news]) => (news.type === 'balance' ? [news.balance] : [])),
    hear: (balance: number) =>
      act(async () => {
        subscribe.mock.calls.at(-1)?.[0]({ type: 'balance', userId: PLAYER, balance });
        await Promise.resolve();
      }),
  };
}

it('tells what it knows when it begins, and answers once a tab that knows less', async () => {
  const { told, hear } = watchTabs();
  const { operator, asked, page } = showBalance();
  const answerWith = (balance: number) => operator.handle({ getUserScore: () => answer({ Score: balance }) });
  answerWith(2_000_000);
  page.rerender({ isShown: true });
  await waitFor(() => expect(told()).toEqual([moneyFromPeso(200)]));

  await hear(moneyFromPeso(100));
  await waitFor(() => expect(told()).toEqual([200, 200].map(moneyFromPeso)));
  await hear(moneyFromPeso(100));
  await waitFor(() => expect(asked()).toBe(3));
  expect(told()).toHaveLength(2);

  answerWith(3_000_000);
  await hear(moneyFromPeso(300));
  await waitFor(() => expect(page.result.current.data).toBe(moneyFromPeso(300)));
  expect(told()).toHaveLength(2);
});
