import { useDepositLog, useWithdrawalLog } from '@kislap/api/react';
import type { DepositRecord, WithdrawalRecord } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { maskAccount, payoutBank, textOrDash } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  EmptyRecordsScene,
  EmptyState,
  LinkButton,
  Note,
  Overlay,
  RecordRow,
  Tabs,
  VirtualList,
} from '@kislap/ui';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { bankMark } from '../../features/banks/bankMark';
import { errorText } from '../../features/errors/errorText';
import { orderWatch, useOwnOrders } from '../../features/orders/orders';
import { useIsPast } from '../../features/orders/useIsPast';
import { RefreshablePane } from '../../features/records/recordList';
import { RowSkeletons } from '../../features/records/recordList';
import { logTail } from '../../features/records/recordList';
import { useToastedFailure } from '../../features/records/recordList';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { useUserId } from '../../session/session';
import { useIsAway } from '../../session/useIsAway';

const tabs = ['deposit', 'withdrawal'] as const;

/** The player's deposits and withdrawals, each list with its own place and page. */
export function FundRecordOverlay({ modal, tab }: OverlayProps<'fund-record'>) {
  const text = useText();
  const userId = useUserId();
  const isAway = useIsAway();
  const [shown, setShown] = useState<(typeof tabs)[number]>(tabs[tab]);
  const deposits = useDepositLog(userId);
  const withdrawals = useWithdrawalLog(userId);
  // A payment that is continued from its row is settled while the list lies behind.
  useEffect(() => orderWatch.subscribe(() => void deposits.catchUp()));
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text('fund.title')}
      closeLabel={text('common.close')}
      action={
        isAway ? undefined : (
          <LinkButton variant="text" size="sm" href={routes.statement.path}>
            {text('stmt.title')}
          </LinkButton>
        )
      }
      back={{ label: text('common.back'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <Tabs
        label={text('fund.title')}
        value={shown}
        onValueChange={setShown}
        items={[
          {
            value: 'deposit',
            label: text('dep.record'),
            panel: <RecordLogView kind="deposit" log={deposits} />,
          },
          {
            value: 'withdrawal',
            label: text('wdw.record'),
            panel: <RecordLogView kind="withdrawal" log={withdrawals} />,
          },
        ]}
      />
    </Overlay>
  );
}

type FundRecord = DepositRecord | WithdrawalRecord;

interface RecordLogViewProps {
  readonly kind: 'deposit' | 'withdrawal';
  readonly log: RecordLog<FundRecord>;
}

const ROW_HEIGHT_PX = 76;

/** A list of records in each of its states. What is loaded stays when a later page fails. */
function RecordLogView({ kind, log }: RecordLogViewProps) {
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
  // The list as it is when the details close, and not as it was when they were opened.
  const latest = useRef(log);
  useEffect(() => {
    latest.current = log;
  });
  if (log.rows.length === 0 && log.error !== undefined) {
    const title = errorText(log.error, text) ?? text('net.failed');
    return <LoadFailed title={title} onRetry={log.retry} />;
  }
  if (log.isLoading) {
    return <RowSkeletons count={7} />;
  }
  if (log.rows.length === 0) return <NoRecords kind={kind} />;
  const hasFailed = kind === 'withdrawal' && log.rows.some(({ status }) => status === 'failed');
  return (
    <>
      <VirtualList
        items={log.rows}
        keyOf={({ id }) => String(id)}
        rowHeight={ROW_HEIGHT_PX}
        renderRow={(record) => (
          <FundRecordRow kind={kind} record={record} onClosed={() => void latest.current.catchUp()} />
        )}
        tail={logTail(log, text)}
      />
      {hasFailed && log.isFinished && <Note>{text('wdw.failedBack')}</Note>}
    </>
  );
}

interface FundRecordRowProps extends Pick<RecordLogViewProps, 'kind'> {
  readonly record: FundRecord;
  /** Its details were looked at, and it was open before: it may have ended meanwhile. */
  readonly onClosed: () => void;
}

function FundRecordRow({ kind, record, onClosed }: FundRecordRowProps) {
  const open = async () => {
    if ('isFirst' in record) await openOverlay('deposit-record', { record });
    else await openOverlay('withdrawal-record', { record });
    if (record.status === 'pending') onClosed();
  };
  const { bankCode, accountNumber, amount, status, at } = record;
  const isTimeUp = useIsUnpaidInTime(record);
  return (
    <RecordRow
      isInsideItem
      kind={kind}
      onPress={() => void open()}
      amount={amount}
      status={status}
      isTimeUp={isTimeUp}
      route={`${textOrDash(bankCode)} · ${textOrDash(maskAccount(accountNumber))}`}
      mark={markOf(record)}
      bank={lettersOf(record)}
      at={at}
    />
  );
}

/** Whether a deposit of this device is past its time to be paid, as far as the operator has said, unpaid. */
function useIsUnpaidInTime({ orderId, status, step }: FundRecord): boolean {
  const isOpen = status === 'pending' && step === 'ready' && orderId !== undefined;
  const own = useOwnOrders(useUserId()).find((order) => isOpen && order.orderId === orderId);
  return useIsPast(own?.payUntil);
}

/** Nothing yet; a first deposit is one tap away. */
function NoRecords({ kind }: Pick<RecordLogViewProps, 'kind'>) {
  const text = useText();
  const isAway = useIsAway();
  const depositNow = (
    <Button variant="tonal" size="md" onClick={() => void openOverlay('deposit', {})}>
      {text('dep.now')}
    </Button>
  );
  return (
    <EmptyState
      scene={<EmptyRecordsScene />}
      title={text('common.noData')}
      action={kind === 'deposit' && !isAway ? depositNow : undefined}
    />
  );
}

/** The bank whose letters stand for it; '' for a deposit that names a channel in its place: the picture of its mode does. */
function lettersOf(record: DepositRecord | WithdrawalRecord): string {
  const bank = payoutBank(record.bankCode)?.code;
  return bank ?? ('mode' in record && record.mode !== undefined ? '' : record.bankCode);
}

/** The picture beside a record: of the mode it was paid by, else of its bank. */
function markOf(record: DepositRecord | WithdrawalRecord): string {
  const mode = 'mode' in record ? record.mode : undefined;
  return mode ?? bankMark(record.bankCode);
}
