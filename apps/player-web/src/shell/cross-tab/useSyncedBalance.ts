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
 * Tells the other tabs what the balance is and when it moves here, and asks the operator when it is another one there:
 * for the balance, and for what is left to bet, which moves along. A tab that knew it better says so: the one that told
 * it may have begun to listen after it had moved.
 */
export function useSyncedBalance(): void {
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  const key = userId === undefined ? null : balanceKey(userId);
  const { data: balance } = useSWR<Money>(key, () => getBalance(), watching);
  const known = useRef<number>(undefined);
  /** What another tab has been told otherwise about: once, or two tabs that both fail to ask would go on for ever. */
  const answered = useRef<number>(undefined);

  useEffect(() => {
    if (userId === undefined || balance === undefined) return;
    const isNews = known.current !== balance;
    known.current = balance;
    if (isNews) tabs.tell({ type: 'balance', userId, balance });
  }, [userId, balance]);

  useEffect(
    () =>
      tabs.subscribe((news) => {
        if (news.type !== 'balance' || news.userId !== userId || news.balance === known.current) return;
        const before = known.current;
        known.current = news.balance;
        void mutate(cashCheckKey(userId));
        void mutate<Money>(balanceKey(userId)).then((balance) => {
          if (balance === undefined || balance !== before) return;
          known.current = balance;
          if (answered.current === news.balance) return;
          answered.current = news.balance;
          tabs.tell({ type: 'balance', userId, balance });
        });
      }),
    [userId, mutate],
  );
}
