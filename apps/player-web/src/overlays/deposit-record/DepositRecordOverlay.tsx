import { useOrder } from '@kislap/api/react';
import type { DepositRecord } from '@kislap/api';
import {
  formatManila,
  formatPeso,
  isDepositOverdue,
  payModeOf,
  safeExternalUrl,
  textOrDash,
  zeroMoney,
} from '@kislap/domain';
import type { Money as MoneyAmount, PaymentOrder } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId, TranslateText } from '@kislap/i18n';
import {
  Button,
  copyRegular,
  Countdown,
  Facts,
  Heading,
  Money,
  Note,
  Sheet,
  Stack,
  StatusTag,
  Text,
  TextField,
} from '@kislap/ui';
import { useEffect, useState } from 'react';
import { copyText } from '../../device/clipboard/copyText';
import { operatorNow } from '../../device/clock/operatorNow';
import { openExternal } from '../../device/native/openExternal';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { CsLink } from '../../features/help/CsLink';
import { continueDeposit } from '../../features/orders/continueDeposit';
import { eventsOf, OrderSteps } from '../../features/orders/OrderSteps';
import { orderWatch, ownOrders, useOwnOrders } from '../../features/orders/orders';
import { useIsPast, useNowWhile } from '../../features/orders/useIsPast';
import { ReceiptButton } from '../../features/receipts/ReceiptButton';
import type { OverlayProps, ReceiptOptions } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

const promotionNames: Readonly<Partial<Record<number, MessageId>>> = {
  15: 'promo.15',
  19: 'promo.19',
  23: 'promo.23',
};

/** One deposit: how it stands, and the way back to its payment while it can be paid. A late one can be reported. */
export function DepositRecordOverlay({ modal, record }: OverlayProps<'deposit-record'>) {
  const text = useText();
  const userId = useUserId();
  const { orderId, amount, at } = record;
  const { data: told, mutate } = useOrder(userId, orderId);
  const order = record.status === 'pending' ? told : undefined;
  useEffect(() => orderWatch.subscribe(() => void mutate()), [mutate]);
  const own = useOwnOrders(userId).find((order) => orderId !== undefined && order.orderId === orderId);
  const isTimeUp = useIsPast(order?.pay?.until ?? own?.payUntil);
  // An operator names the way to pay as long as there is one.
  const hasNoWay = order !== undefined && order.pay === undefined;
  const { status, step } = statusOf(order ?? record, isTimeUp || hasNoWay);
  const facts = {
    order: textOrDash(orderId ?? ''),
    amount: formatPeso(amount),
    time: formatManila(at),
  };
  const note = order?.note ?? record.note;
  const isOverdue = isDepositOverdue({ status, at }, useNowWhile(status === 'pending'));
  const isMissing = isOverdue || step === 'expired' || (status === 'failed' && step !== 'returned');
  return (
    <Sheet {...modal} title={text('dep.details')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <RecordFacts record={record} current={{ status, step }} facts={facts} />
        <OrderSteps events={eventsOf(told, { kind: 'deposit', status })} />
        {userId !== undefined && <ContinuePayment userId={userId} record={record} order={order} own={own} />}
        {status === 'complete' && <ReceiptButton receipt={receiptOf(record)} />}
        {orderId !== undefined && (
          <Button
            variant="outline"
            size="md"
            isBlock
            glyph={copyRegular}
            onClick={() => void copyText(orderId, text)}
          >
            {text('dep.copyOrder')}
          </Button>
        )}
        {status === 'pending' && step !== 'expired' && !isOverdue && (
          <Note tone="pending">{text('dep.missingSoon')}</Note>
        )}
        {step === 'expired' && <Note tone="failed">{text('dep.expiredWhy')}</Note>}
        {step === 'refused' && <Note tone="failed">{text('dep.refusedWhy')}</Note>}
        {step === 'closed' && note !== undefined && <Note tone="failed">{note}</Note>}
        {step === 'returned' && <ReturnedNote why={note} />}
        {isMissing && <MissingDepositReport facts={facts} />}
      </Stack>
    </Sheet>
  );
}

/** As the list of records and the word of its arrival call it; by its mode where the operator names no channel. */
const methodOf = ({ mode, bankCode }: DepositRecord) =>
  mode !== undefined && bankCode.trim() === '' ? payModeOf(mode).name : textOrDash(bankCode);

const receiptOf = (record: DepositRecord): ReceiptOptions => ({
  kind: 'deposit',
  amount: record.amount,
  status: 'complete',
  at: record.at,
  orderId: record.orderId,
  place: methodOf(record),
  bonus: record.bonus,
});

/** What was paid goes back: why, in the operator's words, and that nothing has to be done. */
function ReturnedNote({ why }: { readonly why: string | undefined }) {
  const text = useText();
  return (
    <Note tone="pending">
      {why} {text('dep.returnedWhy')}
    </Note>
  );
}

/** A deposit whose time to pay is over counts as not paid in time, also before the operator closes it. */
function statusOf({ status, step }: RecordStatus, isTimeUp: boolean): RecordStatus {
  return isTimeUp && status === 'pending' && step === 'ready'
    ? { status, step: 'expired' }
    : { status, step };
}

type RecordStatus = Pick<DepositRecord, 'status' | 'step'>;

interface RecordFactsProps {
  readonly record: DepositRecord;
  readonly current: RecordStatus;
  readonly facts: { readonly order: string; readonly amount: string; readonly time: string };
}

function RecordFacts({ record, current, facts }: RecordFactsProps) {
  const text = useText();
  const { bonus } = record;
  const promotion = record.promotion === undefined ? undefined : promotionNames[record.promotion];
  // Not paid in time, it brings no bonus, closed by the operator or not.
  const isOver = current.status === 'failed' || current.step === 'expired';
  const state = <StatusTag status={current.status} label={text(`step.${current.step}`)} />;
  return (
    <Facts
      facts={[
        { term: text('bet.state'), value: state },
        { term: text('dep.missingAmount'), value: facts.amount },
        { term: text('dep.method'), value: methodOf(record) },
        { term: text('dep.promotion'), value: text(promotion ?? 'dep.none') },
        ...(bonus !== undefined && bonus > zeroMoney && !isOver
          ? [{ term: text('dep.bonusLabel'), value: bonusLook(bonus, current.status, text) }]
          : []),
        { term: text('dep.missingOrder'), value: facts.order },
        { term: text('receipt.requested'), value: facts.time },
      ]}
    />
  );
}

/** Before it comes a bonus is said to be locked; later nobody here knows how much of it still is. With a failed deposit none comes. */
function bonusLook(bonus: MoneyAmount, status: RecordStatus['status'], text: TranslateText) {
  if (status === 'pending') return text('dep.bonusLocked', { bonus: formatPeso(bonus) });
  return <Money amount={bonus} sign="always" tone="money" />;
}

interface ContinuePaymentProps {
  readonly userId: number;
  readonly record: DepositRecord;
  /** As the operator says now; undefined while it has not. */
  readonly order: PaymentOrder | undefined;
  /** As this device follows it; undefined for one that it does not. */
  readonly own: OwnOrder | undefined;
}

/** Back to the pay page of a deposit, as long as it can be paid; nothing after that. */
function ContinuePayment({ userId, record, order, own }: ContinuePaymentProps) {
  const text = useText();
  const { orderId, mode } = record;
  const url = order?.pay === undefined ? own?.payUrl : safeExternalUrl(order.pay.url, window.location.origin);
  const until = order?.pay?.until ?? own?.payUntil;
  const isTimeUp = useIsPast(until);
  const isOpen = (order?.status ?? record.status) === 'pending';
  if (url === undefined || !isOpen || isTimeUp) return null;
  if (own?.saysPaid === true) {
    return (
      <Button
        variant="outline"
        size="md"
        isBlock
        onClick={() => ownOrders.save(userId, { ...own, saysPaid: false })}
      >
        {text('dep.notYet')}
      </Button>
    );
  }
  const go = async () => {
    // Opened first: after the wait the tap is over, and a window would be blocked.
    const hasGone = openExternal(url);
    const channelName = mode === undefined ? record.bankCode : payModeOf(mode).name;
    const order = await continueDeposit(userId, { key: own?.key, orderId, channelName });
    if (order !== undefined) void openOverlay('deposit-made', { order, hasGone });
  };
  return (
    <Stack gap={2}>
      <Button size="md" isBlock onClick={() => void go()}>
        {text('dep.continue')}
      </Button>
      {until !== undefined && (
        <Text size="sm" tone="muted" align="center">
          <Countdown
            until={until}
            now={operatorNow}
            endedText={text('dep.timeUp')}
            sentence={(time) => text('dep.timeLeft', { time })}
          />
        </Text>
      )}
    </Stack>
  );
}

interface MissingDepositReportProps {
  /** What is known of the deposit, as the player reads it. */
  readonly facts: { readonly order: string; readonly amount: string; readonly time: string };
}

/** Digits and letters of a receipt's number; the spaces that wallets print go. */
const asPrinted = (typed: string) => typed.replace(/\s/g, '');

/** The report that customer service needs, ready to be copied; nothing is sent from here. */
function MissingDepositReport({ facts }: MissingDepositReportProps) {
  const text = useText();
  const [reference, setReference] = useState('');
  const ref = reference === '' ? '-' : reference;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{text('dep.missing')}</Heading>
      <TextField
        label={text('dep.missingRef')}
        description={text('dep.missingRefHint')}
        value={reference}
        onValueChange={setReference}
        clean={asPrinted}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <Text size="sm" tone="muted">
        {text('dep.missingWhy')}
      </Text>
      <Button isBlock onClick={() => void copyText(text('dep.missingText', { ...facts, ref }), text)}>
        {text('dep.missingCopy')}
      </Button>
      <CsLink />
    </Stack>
  );
}
