import type { RecordLog } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import type { ListTailProps, TailState } from '@kislap/ui';

type GrowingLog = Pick<RecordLog<never>, 'error' | 'isLoadingMore' | 'isFinished' | 'loadMore' | 'retry'>;

/** What follows the last row of a log: more of it, the way to try again, or its end. */
export const logTail = (log: GrowingLog, text: TranslateText): ListTailProps => ({
  state: stateOf(log),
  onReachEnd: log.loadMore,
  onRetry: log.retry,
  texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
});

function stateOf({ error, isLoadingMore, isFinished }: GrowingLog): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
