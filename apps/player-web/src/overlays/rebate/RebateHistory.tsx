import type { RebateRecord, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, RebateHeadings, RebateRow, VirtualList } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { logTail } from '../../logs/logTail';
import { useToastedFailure } from '../../logs/useToastedFailure';
import { RowSkeletons } from '../../logs/RowSkeletons';

interface RebateHistoryProps {
  readonly log: RecordLog<RebateRecord>;
}

const ROW_HEIGHT_PX = 61;

/** The rebates that were received, in each of the states of a list. */
export function RebateHistory({ log }: RebateHistoryProps) {
  const text = useText();
  const { error, rows } = log;
  useToastedFailure(error);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) {
    return <RowSkeletons count={3} />;
  }
  if (rows.length === 0) return <EmptyState title={text('common.noData')} />;
  return (
    <div>
      <RebateHeadings />
      <VirtualList
        isPlain
        items={rows}
        keyOf={({ id }) => String(id)}
        rowHeight={ROW_HEIGHT_PX}
        renderRow={({ at, turnover, amount }) => <RebateRow at={at} turnover={turnover} amount={amount} />}
        tail={logTail(log, text)}
      />
    </div>
  );
}
