import { useText } from '@kislap/i18n';
import { Button, copyRegular, Dialog, Facts, Stack, SuccessScene } from '@kislap/ui';
import { useState } from 'react';
import { copyText } from '../../device/clipboard/copyText';
import { operatorNow } from '../../device/clock/operatorNow';
import { ReceiptButton } from '../../features/receipts/ReceiptButton';
import { payoutReceipt } from '../../features/receipts/payoutReceipt';
import { payoutFacts } from '../../features/orders/payoutFacts';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The operator has taken the withdrawal: its order, where it goes, and where to look for it. */
export function WithdrawalMadeOverlay(props: OverlayProps<'withdrawal-made'>) {
  const { modal, order, accepted, usualPayoutSeconds } = props;
  const text = useText();
  const { orderId } = accepted;
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
          ]}
        />
        <ReceiptButton
          receipt={{
            kind: 'withdrawal',
            status: 'pending',
            at,
            readAt: at,
            orderId,
            usualPayoutSeconds,
            ...payoutReceipt(order),
          }}
        />
        {orderId !== undefined && (
          <Button
            variant="text"
            size="md"
            isBlock
            glyph={copyRegular}
            onClick={() => void copyText(orderId, text)}
          >
            {text('dep.copyOrder')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
