import { balanceKey, cashCheckKey, getBalance } from '@kislap/api';
import type { Money } from '@kislap/domain';
import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useUserId } from '../session/useUserId';
import { tabs } from './tabs';

/**
 * Watches the balance and asks for it only when somebody wants it anew. It has to be able to: the cache lets the first who
 * reads a key ask for all, and on a page that comes after this, the first is this.
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
export function useBalanceInStep(): void {
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
