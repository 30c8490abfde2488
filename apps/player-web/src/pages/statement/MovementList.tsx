import type { Movement, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, ErrorState, StatementRow, VirtualList } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { logTail } from '../../logs/logTail';
import { RowSkeletons } from '../../logs/RowSkeletons';
import { useToastedFailure } from '../../logs/useToastedFailure';

interface MovementListProps {
  readonly log: RecordLog<Movement>;
}

const ROW_HEIGHT_PX = 80;

/** The movements of a month in each of the states of a list. What is loaded stays when a later page fails. */
export function MovementList({ log }: MovementListProps) {
  const text = useText();
  const { error, rows } = log;
  useToastedFailure(error);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('stmt.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) return <RowSkeletons count={6} />;
  if (rows.length === 0) {
    return (
      <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('stmt.emptyText')} />
    );
  }
  return (
    <VirtualList
      items={rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={({ kind, at, amount, balanceAfter }) => (
        <StatementRow isInsideItem kind={kind} at={at} amount={amount} balanceAfter={balanceAfter} />
      )}
      tail={logTail(log, text)}
    />
  );
}
