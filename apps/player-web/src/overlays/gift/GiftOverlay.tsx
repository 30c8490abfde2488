import { formatPeso, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { GiftDialog } from '@kislap/ui';
import { giftReceipt } from '../../features/receipts/giftReceipt';
import { useMissingTurnover } from '../../features/turnover/useMissingTurnover';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/**
 * A gift has come: how much, what for, and what comes next: what it asks before it can be withdrawn, or other words.
 */
export function GiftOverlay({
  modal,
  amount,
  title,
  text: words,
  turnoverAdded = zeroMoney,
  orderId,
}: OverlayProps<'gift'>) {
  const text = useText();
  const seeReceipt = () => {
    modal.onDismiss('closeButton');
    void openOverlay('receipt', giftReceipt({ amount, ...(orderId !== undefined && { orderId }) }, title));
  };
  const missing = useMissingTurnover();
  const isLocked = turnoverAdded > zeroMoney;
  const locked = [text('gift.toBet', { amount: formatPeso(turnoverAdded) }), missing, words];
  const lines = isLocked ? locked : [words ?? text('gift.inBalance')];
  return (
    <GiftDialog
      {...modal}
      amount={amount}
      title={title}
      text={lines.filter((line) => line !== undefined).join(' ')}
      cancel={{ label: text('receipt.title'), onPress: seeReceipt }}
      confirm={{ label: text('common.ok'), onPress: () => modal.onDismiss('closeButton') }}
    />
  );
}
