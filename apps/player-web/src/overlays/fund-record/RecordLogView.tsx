import type { DepositRecord, RecordLog, WithdrawalRecord } from '@kislap/api';
import { maskAccount, textOrDash } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  EmptyRecordsScene,
  EmptyState,
  ErrorState,
  PullToRefresh,
  RecordRow,
  Skeleton,
  Stack,
  VirtualList,
} from '@kislap/ui';
import type { TailState } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';
import { openOverlay } from '../openOverlay';
import { markOf } from './markOf';

type FundRecord = DepositRecord | WithdrawalRecord;

interface RecordLogViewProps {
  readonly kind: 'deposit' | 'withdrawal';
  readonly log: RecordLog<FundRecord>;
}

const ROW_HEIGHT_PX = 76;
const placeholders = ['1', '2', '3', '4', '5', '6', '7'];

/** A list of records in each of its states. What is loaded stays when a later page fails. */
export function RecordLogView({ kind, log }: RecordLogViewProps) {
  const text = useText();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const { error } = log;

  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);

  const refresh = async () => {
    setIsRefreshing(true);
    await log.refresh().finally(() => setIsRefreshing(false));
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
      <Records kind={kind} log={log} />
    </PullToRefresh>
  );
}

function Records({ kind, log }: RecordLogViewProps) {
  const text = useText();
  if (log.rows.length === 0 && log.error !== undefined) {
    const title = errorText(log.error, text) ?? text('net.failed');
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
  if (log.rows.length === 0) return <NoRecords kind={kind} />;
  return (
    <VirtualList
      items={log.rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(record) => <FundRecordRow kind={kind} record={record} />}
      tail={{
        state: tailOf(log),
        onReachEnd: log.loadMore,
        onRetry: log.retry,
        texts: {
          loading: text('common.loading'),
          retry: text('net.tapRetry'),
          end: text('common.noMore'),
        },
      }}
    />
  );
}

function FundRecordRow({
  kind,
  record,
}: {
  readonly kind: RecordLogViewProps['kind'];
  readonly record: FundRecord;
}) {
  const { bankCode, accountNumber, amount, status, at } = record;
  return (
    <RecordRow
      isInsideItem
      kind={kind}
      amount={amount}
      status={status}
      route={`${textOrDash(bankCode)} · ${textOrDash(maskAccount(accountNumber))}`}
      mark={markOf(record)}
      at={at}
    />
  );
}

/** Nothing yet; a first deposit is one tap away. */
function NoRecords({ kind }: Pick<RecordLogViewProps, 'kind'>) {
  const text = useText();
  const depositNow = (
    <Button variant="tonal" size="md" onClick={() => void openOverlay('deposit', {})}>
      {text('dep.now')}
    </Button>
  );
  return (
    <EmptyState
      scene={<EmptyRecordsScene />}
      title={text('common.noData')}
      action={kind === 'deposit' ? depositNow : undefined}
    />
  );
}

function tailOf({ error, isLoadingMore, isFinished }: RecordLog<FundRecord>): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
