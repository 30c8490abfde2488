import type { RecordLog } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, ErrorState, VirtualList } from '@kislap/ui';
import type { ReactElement } from 'react';
import { errorText } from '../../features/errors/errorText';
import { RefreshablePane, RowSkeletons, logTail, useToastedFailure } from '../../features/records/recordList';

interface LogListProps<Item extends { readonly id: number }> {
  readonly log: RecordLog<Item>;
  readonly emptyText: string;
  /** Draws inside a list item that the list has made. */
  readonly renderRow: (item: Item) => ReactElement;
}

const ROW_HEIGHT_PX = 76;

/** A list that grows as it is scrolled, in each of its states. What is loaded stays when a later page fails. */
export function LogList<Item extends { readonly id: number }>(props: LogListProps<Item>) {
  const { log } = props;
  useToastedFailure(log.error);
  return (
    <RefreshablePane onRefresh={log.refresh}>
      <Rows {...props} />
    </RefreshablePane>
  );
}

function Rows<Item extends { readonly id: number }>({ log, emptyText, renderRow }: LogListProps<Item>) {
  const text = useText();
  const { error, rows } = log;
  if (rows.length === 0 && error !== undefined) return <FailedRead error={error} onRetry={log.retry} />;
  if (log.isLoading) {
    return <RowSkeletons count={4} />;
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
      tail={logTail(log, text)}
    />
  );
}

interface FailedReadProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A part of the page that could not be brought, in the operator's own words where it sent some. */
export function FailedRead({ error, onRetry }: FailedReadProps) {
  const text = useText();
  return (
    <ErrorState
      title={errorText(error, text) ?? text('net.failed')}
      retry={{ label: text('common.retry'), onPress: onRetry }}
    />
  );
}
