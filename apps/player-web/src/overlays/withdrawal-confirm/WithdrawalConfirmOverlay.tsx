import { moneyFromPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Dialog, Facts, Note, Stack } from '@kislap/ui';
import { payoutFacts } from '../../features/orders/payoutFacts';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** More than this goes by PESONet or in parts: InstaPay carries no more in one transfer. */
const INSTAPAY_MOST = moneyFromPeso(50_000);

/** The last look before money leaves: how much, where to, in whose name. */
export function WithdrawalConfirmOverlay(props: OverlayProps<'withdrawal-confirm'>) {
  const { modal, onAnswer, order, usualPayoutSeconds } = props;
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
        <Facts facts={payoutFacts({ order, usualPayoutSeconds, isWhole: true }, text)} />
        {order.amount > INSTAPAY_MOST && <Note>{text('wdw.overInstapay')}</Note>}
      </Stack>
    </Dialog>
  );
}
