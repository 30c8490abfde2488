import type { RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, Skeleton, Stack, VirtualList } from '@kislap/ui';
import type { TailState } from '@kislap/ui';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { toastError } from '../../errors/toastError';
import { FailedRead } from './FailedRead';

interface LogListProps<Item extends { readonly id: number }> {
  readonly log: RecordLog<Item>;
  readonly emptyText: string;
  /** Draws inside a list item that the list has made. */
  readonly renderRow: (item: Item) => ReactElement;
}

const ROW_HEIGHT_PX = 76;
const placeholders = ['1', '2', '3', '4'];

/** A list that grows as it is scrolled, in each of its states. What is loaded stays when a later page fails. */
export function LogList<Item extends { readonly id: number }>(props: LogListProps<Item>) {
  const { log, emptyText, renderRow } = props;
  const text = useText();
  const { error, rows } = log;
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
  if (rows.length === 0 && error !== undefined) return <FailedRead error={error} onRetry={log.retry} />;
  if (log.isLoading) {
    return (
      <Stack gap={2}>
        {placeholders.map((key) => (
          <Skeleton key={key} shape="row" />
        ))}
      </Stack>
    );
  }
  if (rows.length === 0) {
    return <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={emptyText} />;
  }
  return (
    <VirtualList
      items={rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={renderRow}
      tail={{
        state: tailOf(log),
        onReachEnd: log.loadMore,
        onRetry: log.retry,
        texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
      }}
    />
  );
}

function tailOf({
  error,
  isLoadingMore,
  isFinished,
}: Pick<RecordLog<never>, 'error' | 'isLoadingMore' | 'isFinished'>): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
