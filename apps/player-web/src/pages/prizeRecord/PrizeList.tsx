import type { PrizeRecord, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, ErrorState, VirtualList } from '@kislap/ui';
import { useManilaNow } from '../../clock/useManilaNow';
import { errorText } from '../../errors/errorText';
import { linesOfPrizes } from './linesOfPrizes';
import { PrizeLineRow } from './PrizeLineRow';
import { logTail } from '../../logs/logTail';
import { useToastedFailure } from '../../logs/useToastedFailure';
import { RowSkeletons } from '../../logs/RowSkeletons';

interface PrizeListProps {
  readonly log: RecordLog<PrizeRecord>;
  /** `undefined` for all events. */
  readonly event: number | undefined;
}

const ROW_HEIGHT_PX = 88;

/** The record in each of its states. What is loaded stays when a later page fails. */
export function PrizeList({ log, event }: PrizeListProps) {
  const text = useText();
  const now = useManilaNow();
  const { error, rows } = log;
  useToastedFailure(error);
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
      isHeading={({ type }) => type === 'heading'}
      renderRow={(line) => <PrizeLineRow line={line} />}
      tail={logTail(log, text)}
    />
  );
}

function Placeholders() {
  return <RowSkeletons count={6} />;
}

function NoPrizes() {
  const text = useText();
  return (
    <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('prize.emptyText')} />
  );
}
