import { formatMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { GiftDialog } from '@kislap/ui';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The goal of a round has come into the balance. */
export function DrawPaidOverlay({ receipt, turnover = zeroMoney, modal }: OverlayProps<'draw-paid'>) {
  const text = useText();
  const seeReceipt = () => {
    modal.onDismiss('closeButton');
    void openOverlay('receipt', receipt);
  };
  return (
    <GiftDialog
      {...modal}
      amount={receipt.amount}
      title={text('draw.paidTitle')}
      {...(turnover > zeroMoney && { text: text('draw.paidTurnover', { x: formatMoney(turnover) }) })}
      cancel={{ label: text('receipt.title'), onPress: seeReceipt }}
      confirm={{ label: text('common.ok'), onPress: () => modal.onDismiss('closeButton') }}
    />
  );
}
