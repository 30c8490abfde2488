import type { PrizeRecord, RecordLog } from '@kislap/api';
import { wonThisMonth } from '@kislap/domain';
import { PrizeTotal } from '@kislap/ui';
import { useEffect, useEffectEvent } from 'react';
import { useManilaNow } from '../../clock/useManilaNow';

/** Of a month with more prizes than this no sum is told: nobody waits for dozens of pages. */
const MOST_ROWS = 400;

/** What was won this month. The record is loaded back to the month's beginning first: a part is not the sum. */
export function MonthTotal({ log }: { readonly log: RecordLog<PrizeRecord> }) {
  const { rows, isFinished, error } = log;
  const now = useManilaNow();
  const total = wonThisMonth(rows, now, isFinished);
  const isTooLong = rows.length > MOST_ROWS;
  const loadMore = useEffectEvent(log.loadMore);
  const wantsMore = total === undefined && !isTooLong && !log.isLoading && !log.isLoadingMore;
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, rows.length]);
  if (total === undefined && (isTooLong || error !== undefined)) return null;
  return <PrizeTotal total={total} />;
}
