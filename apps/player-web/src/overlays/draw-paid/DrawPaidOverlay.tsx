import { formatMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { GiftDialog } from '@kislap/ui';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The goal of a round has come into the balance. */
export function DrawPaidOverlay({ amount, turnover = zeroMoney, modal }: OverlayProps<'draw-paid'>) {
  const text = useText();
  return (
    <GiftDialog
      {...modal}
      amount={amount}
      title={text('draw.paidTitle')}
      {...(turnover > zeroMoney && { text: text('draw.paidTurnover', { x: formatMoney(turnover) }) })}
      confirm={{ label: text('common.ok'), onPress: () => modal.onDismiss('closeButton') }}
    />
  );
}
