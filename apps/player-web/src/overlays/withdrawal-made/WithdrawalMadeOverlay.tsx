import { useText } from '@kislap/i18n';
import { Button, copyRegular, Dialog, Facts, Note, Stack, SuccessScene } from '@kislap/ui';
import { useState } from 'react';
import { copyText } from '../../device/clipboard/copyText';
import { operatorNow } from '../../device/clock/operatorNow';
import { ReceiptButton } from '../../features/receipts/ReceiptButton';
import { payoutReceipt } from '../../features/receipts/payoutReceipt';
import { isOverInstapay, payoutFacts } from '../../features/orders/payoutFacts';
import { partLines } from '../../features/receipts/partLines';
import { usePayoutOrders } from './usePayoutOrders';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The operator has taken the withdrawal: its order, or each of several, where it goes, and where to look for it. */
export function WithdrawalMadeOverlay(props: OverlayProps<'withdrawal-made'>) {
  const { modal, order, accepted, usualPayoutSeconds } = props;
  const text = useText();
  const orders = usePayoutOrders(order, accepted.orderId);
  const numbers = orders.map(({ orderId }) => orderId).join(', ');
  const orderId = orders.length === 1 ? numbers : undefined;
  const parts = orders.length > 1 ? orders : undefined;
  const [at] = useState(operatorNow);
  const close = () => modal.onDismiss('closeButton');
  const seeRecord = () => {
    close();
    void openOverlay('fund-record', { tab: 1 });
  };
  return (
    <Dialog
      {...modal}
      picture={<SuccessScene />}
      title={text('wdw.madeTitle')}
      text={accepted.message === '' ? text('wdw.accepted') : accepted.message}
      confirm={{ label: text('wdw.seeRecord'), onPress: seeRecord }}
      cancel={{ label: text('common.close'), onPress: close }}
    >
      <Stack gap={3}>
        <Facts
          facts={[
            ...payoutFacts({ order, usualPayoutSeconds, isWhole: false }, text),
            ...(orderId === undefined ? [] : [{ term: text('dep.missingOrder'), value: orderId }]),
            ...(parts === undefined ? [] : partLines(parts, text)),
          ]}
        />
        {isOverInstapay(order.amount) && <Note>{text('wdw.overInstapay')}</Note>}
        <ReceiptButton
          receipt={{
            kind: 'withdrawal',
            status: 'pending',
            at,
            readAt: at,
            orderId: orders[0]?.orderId,
            parts,
            usualPayoutSeconds,
            ...payoutReceipt(order),
          }}
        />
        {numbers !== '' && (
          <Button
            variant="text"
            size="md"
            isBlock
            glyph={copyRegular}
            onClick={() => void copyText(numbers, text)}
          >
            {text('dep.copyOrder')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
