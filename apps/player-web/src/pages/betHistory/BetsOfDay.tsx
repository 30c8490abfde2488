import { useBetLog } from '@kislap/api';
import type { BetQuery } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { PullToRefresh, Stack, TotalsRow } from '@kislap/ui';
import { useState } from 'react';
import { useShownAgain } from '../../routes/useShownAgain';
import { BetList } from './BetList';
import { BetRewardRow } from './BetRewardRow';
import { NarrowedTo } from './NarrowedTo';

interface BetsOfDayProps {
  readonly userId: number | undefined;
  readonly query: BetQuery;
  readonly isToday: boolean;
  readonly onShowAll: () => void;
}

/** What the bets of one day come to, and the bets. What is new comes quietly when the page is shown again. */
export function BetsOfDay({ userId, query, isToday, onShowAll }: BetsOfDayProps) {
  const text = useText();
  const { log, summary } = useBetLog({ userId, screen: 'history', ...query });
  const [isRefreshing, setRefreshing] = useState(false);
  useShownAgain(() => void log.catchUp());
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await log.refresh().finally(() => setRefreshing(false));
  };
  return (
    <Stack gap={4}>
      <TotalsRow totals={summary?.totals} />
      {summary?.reward !== undefined && (
        <BetRewardRow day={query.day} isToday={isToday} reward={summary.reward} />
      )}
      {query.types.length > 0 && <NarrowedTo types={query.types} onShowAll={onShowAll} />}
      <PullToRefresh
        isRefreshing={isRefreshing}
        onRefresh={() => void refresh()}
        texts={{
          pull: text('common.pull'),
          release: text('common.release'),
          refreshing: text('common.loading'),
          refresh: text('common.refresh'),
        }}
      >
        <BetList log={log} />
      </PullToRefresh>
    </Stack>
  );
}
