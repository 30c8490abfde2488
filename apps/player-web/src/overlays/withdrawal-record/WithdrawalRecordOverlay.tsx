import { formatPeso, formatManila, maskAccount, textOrDash } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, copyRegular, Facts, Note, Sheet, Stack, StatusTag } from '@kislap/ui';
import { copyText } from '../../device/clipboard/copyText';
import { payoutReceipt } from '../../features/receipts/payoutReceipt';
import { ReceiptButton } from '../../features/receipts/ReceiptButton';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** One withdrawal: its number, where it went and how it stands. One that failed says why, in the operator's words. */
export function WithdrawalRecordOverlay({ modal, record }: OverlayProps<'withdrawal-record'>) {
  const text = useText();
  const { id, orderId = String(id), at, amount, bankCode, accountNumber, status, note } = record;
  const state = text(`st.${status}`);
  return (
    <Sheet {...modal} title={text('wdw.details')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Facts
          facts={[
            { term: text('dep.missingOrder'), value: orderId },
            { term: text('dep.missingAmount'), value: formatPeso(amount) },
            {
              term: text('wdw.account'),
              value: `${textOrDash(bankCode)} · ${textOrDash(maskAccount(accountNumber))}`,
            },
            { term: text('dep.missingTime'), value: formatManila(at) },
            { term: text('bet.state'), value: <StatusTag status={status} label={state} /> },
          ]}
        />
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
