import { balanceKey, cashCheckKey } from '@kislap/api';
import type { Money } from '@kislap/domain';
import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useUserId } from '../session/useUserId';
import { tabs } from './tabs';

/**
 * Tells the other tabs when the balance has moved here, and asks the operator for it when it has moved there: for the
 * balance, and for what is left to bet, which moves along.
 */
export function useBalanceInStep(): void {
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  // Without a way to ask, this only watches what others have asked for.
  const { data: balance } = useSWR<Money>(userId === undefined ? null : balanceKey(userId), null);
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
