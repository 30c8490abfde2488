import { useOrder } from '@kislap/api/react';
import { formatPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  Facts,
  Grow,
  Inline,
  Money,
  Sheet,
  shareNetworkRegular,
  Stack,
  StatusTag,
  toast,
} from '@kislap/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { reportError } from '../../device/errors/reportError';
import { saveFile } from '../../device/files/saveFile';
import { sharePicture } from '../../device/native/sharePicture';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { eventsOf } from '../../features/orders/OrderSteps';
import { useUserId } from '../../session/session';
import { receiptLines, receiptState, receiptTitle, receiptWords } from './receiptLines';
import { useCurrentReceipt } from './useCurrentReceipt';
import { drawReceipt } from './receiptPicture';
import type { PicturedReceipt } from './receiptPicture';

/** Money that has moved: how much, where, when and under which number, to be shared or kept as a picture. */
export function ReceiptOverlay({ modal, ...given }: OverlayProps<'receipt'>) {
  const receipt = useCurrentReceipt(given);
  const text = useText();
  const { operatorName, sandbox = false } = useRuntimeConfig();
  // A receipt leaves the app: that its money is play money has to go with it.
  const brand = sandbox ? `${operatorName} · ${text('app.playMoney')}` : operatorName;
  const { data: order } = useOrder(useUserId(), receipt.kind === 'gift' ? undefined : receipt.orderId);
  const events = eventsOf(order, receipt);
  const lines = receiptLines(receipt, text, events);
  const state = receiptState(receipt, text);
  const picture = useReceiptPicture({
    brand,
    title: receiptTitle(receipt, text),
    amount: formatPeso(receipt.amount),
    state,
    // The title says what kind it is.
    lines: lines.slice(1),
    foot: `21+ · ${text('rg.tag')}`,
    fileName: `${operatorName}-receipt.png`.replaceAll(' ', '-'),
  });
  const share = () => picture && void sharePicture(picture, receiptWords(receipt, brand, text, events));
  const save = (file: File) => {
    saveFile(file);
    toast({ kind: 'success', title: text('receipt.saved') });
  };
  return (
    <Sheet {...modal} title={text('receipt.title')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Stack gap={2} align="center">
          <Money amount={receipt.amount} size="amtXl" />
          <StatusTag status={receipt.status} label={state} />
        </Stack>
        <Facts facts={lines} />
        <Inline gap={2} wrap>
          <Grow share="content">
            <Button
              isBlock
              size="md"
              glyph={shareNetworkRegular}
              disabled={picture === undefined}
              onClick={share}
            >
              {text('common.share')}
            </Button>
          </Grow>
          <Grow share="content">
            <Button
              isBlock
              size="md"
              variant="tonal"
              disabled={picture === undefined}
              onClick={() => picture && save(picture)}
            >
              {text('receipt.save')}
            </Button>
          </Grow>
        </Inline>
      </Stack>
    </Sheet>
  );
}

/** The receipt as a picture, drawn before it is asked for: a phone opens its share sheet only inside the tap. */
function useReceiptPicture(receipt: PicturedReceipt): File | undefined {
  const [picture, setPicture] = useState<File>();
  const draw = useEffectEvent(() => drawReceipt(receipt));
  const content = JSON.stringify(receipt);
  useEffect(() => {
    let isGone = false;
    draw().then(
      (file) => !isGone && setPicture(file),
      (error: unknown) => reportError(error, 'receipt'),
    );
    return () => void (isGone = true);
  }, [content]);
  return picture;
}
