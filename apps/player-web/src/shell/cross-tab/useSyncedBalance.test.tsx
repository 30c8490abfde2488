import { configureApi, useBalance } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../session/session';
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
afterEach(() => session.signOut());

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
