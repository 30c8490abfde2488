import { balanceKey, cashCheckKey, getBalance } from '@kislap/api';
import type { Money } from '@kislap/domain';
import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useUserId } from '../../session/session';
import { tabs } from './syncTabs';

/**
 * Watches the balance and fetches it only on request. It must be able to fetch: the cache lets the first reader of a
 * key fetch for all, and on later pages this is the first.
 */
const watching = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/**
 * Tells the other tabs when the balance has moved here, and asks the operator for it when it has moved there: for the
 * balance, and for what is left to bet, which moves along.
 */
export function useSyncedBalance(): void {
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  const key = userId === undefined ? null : balanceKey(userId);
  const { data: balance } = useSWR<Money>(key, () => getBalance(), watching);
  const known = useRef<number>(undefined);

  useEffect(() => {
    if (userId === undefined || balance === undefined) return;
    const isNews = known.current !== undefined && known.current !== balance;
    known.current = balance;
    if (isNews) tabs.tell({ type: 'balance', userId, balance });
  }, [userId, balance]);

  useEffect(
    () =>
      tabs.subscribe((news) => {
        if (news.type !== 'balance' || news.userId !== userId || news.balance === known.current) return;
        known.current = news.balance;
        [balanceKey(userId), cashCheckKey(userId)].forEach((key) => void mutate(key));
      }),
    [userId, mutate],
  );
}
