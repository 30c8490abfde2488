import type { RecordLog, TurnoverSource } from '@kislap/api';
import { useText } from '@kislap/i18n';
import {
  EmptyRecordsScene,
  EmptyState,
  ErrorState,
  PullToRefresh,
  Skeleton,
  Stack,
  VirtualList,
} from '@kislap/ui';
import type { TailState } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';
import { TurnoverSourceRow } from './TurnoverSourceRow';

interface TurnoverListProps {
  readonly log: RecordLog<TurnoverSource>;
  readonly emptyTitle: string;
  /** Refreshes what stands above the list. */
  readonly onRefresh: () => Promise<unknown>;
}

const ROW_HEIGHT_PX = 84;
const placeholders = ['1', '2', '3', '4'];

/** What has to be bet, in each of the states of a list. What is loaded stays when a later page fails. */
export function TurnoverList({ log, emptyTitle, onRefresh }: TurnoverListProps) {
  const text = useText();
  const [isRefreshing, setRefreshing] = useState(false);
  const { error } = log;
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await Promise.allSettled([log.refresh(), onRefresh()]);
    setRefreshing(false);
  };
  return (
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
      <Sources log={log} emptyTitle={emptyTitle} />
    </PullToRefresh>
  );
}

function Sources({ log, emptyTitle }: Pick<TurnoverListProps, 'log' | 'emptyTitle'>) {
  const text = useText();
  const { error, rows } = log;
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('flow.failed');
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
  if (rows.length === 0) return <EmptyState scene={<EmptyRecordsScene />} title={emptyTitle} />;
  return (
    <VirtualList
      items={rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(source) => <TurnoverSourceRow source={source} />}
      tail={{
        state: tailOf(log),
        onReachEnd: log.loadMore,
        onRetry: log.retry,
        texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
      }}
    />
  );
}

function tailOf({ error, isLoadingMore, isFinished }: RecordLog<TurnoverSource>): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
