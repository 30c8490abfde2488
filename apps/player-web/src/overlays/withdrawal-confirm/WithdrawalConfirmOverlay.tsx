import { formatManila, formatPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Dialog, Facts, Note, Stack } from '@kislap/ui';
import { isOverInstapay, payoutFacts } from '../../features/orders/payoutFacts';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The last look before money leaves: how much, where to, in whose name. */
export function WithdrawalConfirmOverlay(props: OverlayProps<'withdrawal-confirm'>) {
  const { modal, onAnswer, order, usualPayoutSeconds, madeBefore } = props;
  const text = useText();
  return (
    <Dialog
      {...modal}
      title={text('wdw.confirmTitle')}
      text={text('wdw.confirmWhy')}
      confirm={{ label: text('wdw.do'), onPress: () => onAnswer('yes') }}
      cancel={{ label: text('common.cancel'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <Stack gap={3}>
        {madeBefore !== undefined && (
          <Note tone="pending">
            {text('wdw.madeBefore', {
              amount: formatPeso(order.amount),
              time: formatManila(madeBefore, 'clock'),
            })}
          </Note>
        )}
        <Facts facts={payoutFacts({ order, usualPayoutSeconds, isWhole: true }, text)} />
        {isOverInstapay(order.amount) && <Note>{text('wdw.overInstapay')}</Note>}
      </Stack>
    </Dialog>
  );
}
