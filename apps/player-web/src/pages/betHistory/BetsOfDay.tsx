import { useBetLog } from '@kislap/api';
import type { BetQuery } from '@kislap/api';
import { Stack, TotalsRow } from '@kislap/ui';
import { useShownAgain } from '../../routes/useShownAgain';
import { BetList } from './BetList';
import { BetRewardRow } from './BetRewardRow';
import { NarrowedTo } from './NarrowedTo';
import { RefreshablePane } from '../../logs/RefreshablePane';

interface BetsOfDayProps {
  readonly userId: number | undefined;
  readonly query: BetQuery;
  readonly isToday: boolean;
  readonly onShowAll: () => void;
}

/** What the bets of one day come to, and the bets. What is new comes quietly when the page is shown again. */
export function BetsOfDay({ userId, query, isToday, onShowAll }: BetsOfDayProps) {
  const { log, summary } = useBetLog({ userId, screen: 'history', ...query });
  useShownAgain(() => void log.catchUp());
  // What will not come has no place kept for it.
  const hasFailed = summary === undefined && log.rows.length === 0 && log.error !== undefined;
  return (
    <Stack gap={4}>
      {!hasFailed && <TotalsRow totals={summary?.totals} />}
      {summary?.reward !== undefined && (
        <BetRewardRow day={query.day} isToday={isToday} reward={summary.reward} />
      )}
      {query.types.length > 0 && <NarrowedTo types={query.types} onShowAll={onShowAll} />}
      <RefreshablePane onRefresh={() => log.refresh()}>
        <BetList log={log} />
      </RefreshablePane>
    </Stack>
  );
}
