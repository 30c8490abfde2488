import type { PrizeRecord, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, ErrorState, Skeleton, Stack, VirtualList } from '@kislap/ui';
import type { TailState } from '@kislap/ui';
import { useEffect } from 'react';
import { useManilaNow } from '../../clock/useManilaNow';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';
import { linesOfPrizes } from './linesOfPrizes';
import { PrizeLineRow } from './PrizeLineRow';

interface PrizeListProps {
  readonly log: RecordLog<PrizeRecord>;
  /** `undefined` for all events. */
  readonly event: number | undefined;
}

const ROW_HEIGHT_PX = 88;
const placeholders = ['1', '2', '3', '4', '5', '6'];

/** The record in each of its states. What is loaded stays when a later page fails. */
export function PrizeList({ log, event }: PrizeListProps) {
  const text = useText();
  const now = useManilaNow();
  const { error, rows } = log;
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('prize.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) return <Placeholders />;
  if (rows.length === 0) return <NoPrizes />;
  const shown = event === undefined ? rows : rows.filter(({ activityType }) => activityType === event);
  return (
    <VirtualList
      items={linesOfPrizes(shown, now)}
      keyOf={(line) => (line.type === 'heading' ? line.of : String(line.prize.id))}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(line) => <PrizeLineRow line={line} />}
      tail={{
        state: tailOf(log),
        onReachEnd: log.loadMore,
        onRetry: log.retry,
        texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
      }}
    />
  );
}

function Placeholders() {
  return (
    <Stack gap={2}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="row" />
      ))}
    </Stack>
  );
}

function NoPrizes() {
  const text = useText();
  return (
    <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('prize.emptyText')} />
  );
}

function tailOf({ error, isLoadingMore, isFinished }: RecordLog<PrizeRecord>): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
