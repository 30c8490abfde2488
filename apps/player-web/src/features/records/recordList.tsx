import type { ApiError } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Grow, Inline, PullToRefresh, Skeleton, Stack, Surface } from '@kislap/ui';
import type { ListFooterProps, ListFooterState } from '@kislap/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { toastError } from '../errors/toastError';

interface RefreshablePaneProps {
  /** Asks for everything in it anew. */
  readonly onRefresh: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** What can be pulled down to be asked for anew, in the words of the app. */
export function RefreshablePane({ onRefresh, children }: RefreshablePaneProps) {
  const text = useText();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await onRefresh().finally(() => setRefreshing(false));
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
      {children}
    </PullToRefresh>
  );
}

interface RowSkeletonsProps {
  readonly count: number;
}

/** The shape of a list before its rows are known: a card of rows, each with its picture, two lines and a value. */
export function RowSkeletons({ count }: RowSkeletonsProps) {
  return (
    <Surface>
      <Stack gap={8}>
        {Array.from({ length: count }, (_, place) => (
          <Inline key={place} gap={3}>
            <Skeleton shape="avatar" />
            <Grow>
              <Stack gap={2}>
                <Skeleton shape="shortLine" />
                <Skeleton shape="caption" />
              </Stack>
            </Grow>
            <Skeleton shape="tag" />
          </Inline>
        ))}
      </Stack>
    </Surface>
  );
}

type GrowingLog = Pick<RecordLog<never>, 'error' | 'isLoadingMore' | 'isFinished' | 'loadMore' | 'retry'>;

/** What follows the last row of a log: more of it, the way to try again, or its end. */
export const logTail = (log: GrowingLog, text: TranslateText): ListFooterProps => ({
  state: stateOf(log),
  onReachEnd: log.loadMore,
  onRetry: log.retry,
  texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
});

function stateOf({ error, isLoadingMore, isFinished }: GrowingLog): ListFooterState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}

/** Tells the player once about every failure to load a list. */
export function useToastedFailure(error: ApiError | undefined): void {
  const text = useText();
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
}
