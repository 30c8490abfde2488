import type { DepositRecord, RecordLog, WithdrawalRecord } from '@kislap/api';
import { maskAccount, textOrDash } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, EmptyRecordsScene, EmptyState, ErrorState, RecordRow, VirtualList } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { openOverlay } from '../openOverlay';
import { markOf } from './markOf';
import { logTail } from '../../logs/logTail';
import { useToastedFailure } from '../../logs/useToastedFailure';
import { RowSkeletons } from '../../logs/RowSkeletons';
import { RefreshablePane } from '../../logs/RefreshablePane';

type FundRecord = DepositRecord | WithdrawalRecord;

interface RecordLogViewProps {
  readonly kind: 'deposit' | 'withdrawal';
  readonly log: RecordLog<FundRecord>;
}

const ROW_HEIGHT_PX = 76;

/** A list of records in each of its states. What is loaded stays when a later page fails. */
export function RecordLogView({ kind, log }: RecordLogViewProps) {
  const { error } = log;

  useToastedFailure(error);

  return (
    <RefreshablePane onRefresh={() => log.refresh()}>
      <Records kind={kind} log={log} />
    </RefreshablePane>
  );
}

function Records({ kind, log }: RecordLogViewProps) {
  const text = useText();
  if (log.rows.length === 0 && log.error !== undefined) {
    const title = errorText(log.error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) {
    return <RowSkeletons count={7} />;
  }
  if (log.rows.length === 0) return <NoRecords kind={kind} />;
  return (
    <VirtualList
      items={log.rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(record) => <FundRecordRow kind={kind} record={record} />}
      tail={logTail(log, text)}
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
      onPress={() =>
        void ('isFirst' in record
          ? openOverlay('deposit-record', { record })
          : openOverlay('withdrawal-record', { record }))
      }
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
