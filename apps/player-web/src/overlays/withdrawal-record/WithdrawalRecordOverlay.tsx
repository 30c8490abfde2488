import type { WithdrawalRecord } from '@kislap/api';
import { useOrder, usePayOffer } from '@kislap/api/react';
import { formatPeso, formatManila, maskAccount, textOrDash, withdrawMethods } from '@kislap/domain';
import type { PaymentOrder } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, copyRegular, Facts, Note, Sheet, Stack, StatusTag } from '@kislap/ui';
import { copyText } from '../../device/clipboard/copyText';
import { usualTimeFacts } from '../../features/orders/payoutFacts';
import { numberOf } from '../../features/orders/orderParts';
import { eventsOf, OrderSteps } from '../../features/orders/OrderSteps';
import { payoutReceipt } from '../../features/receipts/payoutReceipt';
import { ReceiptButton } from '../../features/receipts/ReceiptButton';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

/** One withdrawal: its number, where it went and how it stands. One that failed says why, in the operator's words. */
export function WithdrawalRecordOverlay({ modal, record }: OverlayProps<'withdrawal-record'>) {
  const text = useText();
  const { at, amount, bankCode, accountNumber } = record;
  const orderId = numberOf(record);
  const { data: order } = useOrder(useUserId(), record.orderId);
  const { status, note } = standsNow(record, order);
  const state = text(`st.${status}`);
  const usualPayoutSeconds = useUsualPayoutSeconds(bankCode);
  return (
    <Sheet {...modal} title={text('wdw.details')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Facts
          facts={[
            { term: text('bet.state'), value: <StatusTag status={status} label={state} /> },
            { term: text('dep.missingAmount'), value: formatPeso(amount) },
            {
              term: text('wdw.account'),
              value: `${textOrDash(bankCode)} · ${textOrDash(maskAccount(accountNumber))}`,
            },
            { term: text('dep.missingOrder'), value: orderId },
            { term: text('receipt.requested'), value: formatManila(at) },
            ...(status === 'pending' ? usualTimeFacts({ amount, usualPayoutSeconds }, text) : []),
          ]}
        />
        <OrderSteps events={eventsOf(order, { kind: 'withdrawal', status })} />
        {note !== undefined && note !== '' && (
          <Note tone={status === 'failed' ? 'failed' : 'neutral'}>{note}</Note>
        )}
        {status !== 'failed' && (
          <ReceiptButton
            receipt={{
              kind: 'withdrawal',
              status,
              at,
              orderId,
              usualPayoutSeconds,
              ...payoutReceipt({ amount, bankCode, accountNumber }),
            }}
          />
        )}
        <Button
          variant="outline"
          size="md"
          isBlock
          glyph={copyRegular}
          onClick={() => void copyText(orderId, text)}
        >
          {text('dep.copyOrder')}
        </Button>
      </Stack>
    </Sheet>
  );
}

/** How it stands by now, and why: a payout can end while its record lies open. */
function standsNow({ status, note }: WithdrawalRecord, order: PaymentOrder | undefined) {
  return status === 'pending' && order?.kind === 'withdrawal'
    ? { status: order.status, note: order.note ?? note }
    : { status, note };
}

/** How long a withdrawal to this bank usually takes, by the operator's word; `undefined` where it gives none. */
function useUsualPayoutSeconds(bankCode: string): number | undefined {
  const methods = withdrawMethods(usePayOffer(useUserId()).data?.methods ?? []);
  return methods.find(({ banks }) => banks.includes(bankCode))?.usualPayoutSeconds;
}
