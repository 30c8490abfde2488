import type { TurnoverSource } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, TurnoverTask, VirtualList } from '@kislap/ui';
import { LoadFailed } from '../errors/LoadFailed';
import { operatorNow } from '../../device/clock/operatorNow';
import { errorText } from '../errors/errorText';
import { logTail, RefreshablePane, RowSkeletons, useToastedFailure } from '../records/recordList';

interface TurnoverListProps {
  readonly log: RecordLog<TurnoverSource>;
  readonly emptyTitle: string;
  /** Refreshes what stands above the list. */
  readonly onRefresh: () => Promise<unknown>;
}

const ROW_HEIGHT_PX = 84;

/** What has to be bet, in each of the states of a list. What is loaded stays when a later page fails. */
export function TurnoverList({ log, emptyTitle, onRefresh }: TurnoverListProps) {
  const { error } = log;
  useToastedFailure(error);
  return (
    <RefreshablePane onRefresh={() => Promise.allSettled([log.refresh(), onRefresh()])}>
      <Sources log={log} emptyTitle={emptyTitle} />
    </RefreshablePane>
  );
}

function Sources({ log, emptyTitle }: Pick<TurnoverListProps, 'log' | 'emptyTitle'>) {
  const text = useText();
  const { error, rows } = log;
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('flow.failed');
    return <LoadFailed title={title} onRetry={log.retry} />;
  }
  if (log.isLoading) {
    return <RowSkeletons count={4} />;
  }
  if (rows.length === 0) return <EmptyState scene={<EmptyRecordsScene />} title={emptyTitle} />;
  return (
    <VirtualList
      items={rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(source) => <TurnoverSourceRow source={source} />}
      tail={logTail(log, text)}
    />
  );
}

interface TurnoverSourceRowProps {
  readonly source: TurnoverSource;
}

/** One source of turnover. The operator's title, or its kind where it has none. */
function TurnoverSourceRow({ source }: TurnoverSourceRowProps) {
  const text = useText();
  const { title, kind, at, amount, times, status, state, endsAt } = source;
  return (
    <TurnoverTask
      isInsideItem
      title={title === '' ? text(`flow.kind.${kind}`) : title}
      at={at}
      amount={amount}
      times={times}
      status={status}
      state={state}
      {...(endsAt !== undefined && { end: { at: endsAt, now: operatorNow() } })}
    />
  );
}
