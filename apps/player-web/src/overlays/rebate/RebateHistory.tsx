import type { RebateRecord, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, RebateHeadings, RebateRow, Skeleton, Stack, VirtualList } from '@kislap/ui';
import type { TailState } from '@kislap/ui';
import { useEffect } from 'react';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';

interface RebateHistoryProps {
  readonly log: RecordLog<RebateRecord>;
}

const ROW_HEIGHT_PX = 61;
const placeholders = ['1', '2', '3'];

/** The rebates that were received, in each of the states of a list. */
export function RebateHistory({ log }: RebateHistoryProps) {
  const text = useText();
  const { error, rows } = log;
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) {
    return (
      <Stack gap={2}>
        {placeholders.map((key) => (
          <Skeleton key={key} shape="row" />
        ))}
      </Stack>
    );
  }
  if (rows.length === 0) return <EmptyState title={text('common.noData')} />;
  return (
    <div>
      <RebateHeadings />
      <VirtualList
        items={rows}
        keyOf={({ id }) => String(id)}
        rowHeight={ROW_HEIGHT_PX}
        renderRow={({ at, turnover, amount }) => <RebateRow at={at} turnover={turnover} amount={amount} />}
        tail={{
          state: tailOf(log),
          onReachEnd: log.loadMore,
          onRetry: log.retry,
          texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
        }}
      />
    </div>
  );
}

function tailOf({ error, isLoadingMore, isFinished }: RecordLog<RebateRecord>): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
