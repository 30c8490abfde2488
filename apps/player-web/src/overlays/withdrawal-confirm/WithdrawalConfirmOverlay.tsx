import { formatManila, formatPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Dialog, Facts, Note, Stack, Text } from '@kislap/ui';
import { isOverInstapay, payoutFacts } from '../../features/orders/payoutFacts';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/**
 * The last look before money leaves: how much, where to, in whose name. The amount stands first, so that it is in the first
 * view with the buttons, however large the text is.
 */
export function WithdrawalConfirmOverlay(props: OverlayProps<'withdrawal-confirm'>) {
  const { modal, onAnswer, order, usualPayoutSeconds, madeBefore } = props;
  const text = useText();
  return (
    <Dialog
      {...modal}
      title={text('wdw.confirmTitle')}
      confirm={{ label: text('wdw.do'), onPress: () => onAnswer('yes') }}
      cancel={{ label: text('common.cancel'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <Stack gap={3}>
        <Facts facts={payoutFacts({ order, usualPayoutSeconds, isWhole: true }, text)} />
        {madeBefore !== undefined && (
          <Note tone="pending">
            {text('wdw.madeBefore', {
              amount: formatPeso(order.amount),
              time: formatManila(madeBefore, 'clock'),
            })}
          </Note>
        )}
        {isOverInstapay(order.amount) && <Note>{text('wdw.overInstapay')}</Note>}
        <Text size="sm" tone="muted">
          {text('wdw.confirmWhy')}
        </Text>
      </Stack>
    </Dialog>
  );
}
