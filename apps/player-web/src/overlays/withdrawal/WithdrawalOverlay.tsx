import { useOperatorSettings, usePayOffer, usePlayer } from '@kislap/api';
import { canSubmitWithdrawal, withdrawMethods } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, EmptyState, ErrorState, MaintenanceScene, Overlay, Skeleton, Stack } from '@kislap/ui';
import { useUserId } from '../../session/useUserId';
import { useDirtyForm } from '../../shell/useDirtyForm';
import { openOverlay } from '../openOverlay';
import type { OverlayProps } from '../OverlayProps';
import { useWithdrawalForm } from './useWithdrawalForm';
import { useWithdrawalSubmit } from './useWithdrawalSubmit';
import { WithdrawalForm } from './WithdrawalForm';
import { WithdrawalStanding } from './WithdrawalStanding';

/** Takes money out of the account: amount, account, and what still has to be played before. */
export function WithdrawalOverlay({ modal }: OverlayProps<'withdrawal'>) {
  const text = useText();
  const userId = useUserId();
  const player = usePlayer(userId).data;
  const payOffer = usePayOffer(userId);
  const settings = useOperatorSettings().data;
  const methods = withdrawMethods(payOffer.data?.methods ?? []);
  const view = useWithdrawalForm(methods, player);
  const submit = useWithdrawalSubmit(userId ?? 0, view.reset);
  const { fields, method } = view;
  useDirtyForm(modal.isOpen && fields.amountText !== '');

  const isReady = player !== undefined && method !== undefined;
  const canSubmit = canSubmitWithdrawal(fields) && fields.bankCode !== '';
  const send = () => {
    if (isReady) void submit.send({ fields, method, player, mustBindPhone: settings?.mustBindPhone ?? true });
  };
  const record = (
    <Button variant="text" onClick={() => void openOverlay('fund-record', { tab: 1 })}>
      {text('wdw.record')}
    </Button>
  );
  return (
    <Overlay
      {...modal}
      title={text('wdw.title')}
      closeLabel={text('common.close')}
      action={record}
      footer={
        isReady ? (
          <Button isBlock isLoading={submit.isSending} disabled={!canSubmit} onClick={send}>
            {text('common.submit')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={5}>
        <WithdrawalStanding balance={player?.balance} userId={userId} />
        {payOffer.error !== undefined && payOffer.data === undefined && (
          <ErrorState
            title={text('dep.payErr')}
            retry={{ label: text('common.retry'), onPress: () => void payOffer.mutate() }}
          />
        )}
        {payOffer.isLoading && <Skeleton shape="field" />}
        {payOffer.data !== undefined && method === undefined && (
          <EmptyState scene={<MaintenanceScene />} title={text('wdw.maint')} />
        )}
        {isReady && <WithdrawalForm methods={methods} method={method} view={view} player={player} />}
      </Stack>
    </Overlay>
  );
}
