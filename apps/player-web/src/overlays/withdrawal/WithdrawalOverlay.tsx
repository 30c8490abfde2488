import { useOperatorSettings, usePayOffer, usePlayer } from '@kislap/api';
import { canSubmitWithdrawal, withdrawMethods } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, EmptyState, ErrorState, MaintenanceScene, Overlay, Skeleton, Stack } from '@kislap/ui';
import { MoneyButton } from '../../forms/MoneyButton';
import { usePlayerWithBalance } from '../../session/usePlayerWithBalance';
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
  const player = usePlayerWithBalance();
  const payOffer = usePayOffer(userId);
  // Until the operator has said, a bound phone counts as asked for: it asks again anyway.
  const mustBindPhone = useOperatorSettings().data?.mustBindPhone ?? true;
  const methods = withdrawMethods(payOffer.data?.methods ?? []);
  const view = useWithdrawalForm(methods, player);
  const submit = useWithdrawalSubmit(player?.userId ?? 0, view.reset);
  const { fields, method } = view;
  useDirtyForm(modal.isOpen && fields.amountText !== '');

  const isReady = player !== undefined && method !== undefined;
  const record = (
    <Button variant="text" onClick={() => void openOverlay('fund-record', { tab: 1 })}>
      {text('wdw.record')}
    </Button>
  );
  const footer = isReady && (
    <MoneyButton
      isLoading={submit.isSending}
      disabled={!canSubmitWithdrawal(fields) || fields.bankCode === ''}
      onClick={() => void submit.send({ fields, method, player, mustBindPhone })}
    >
      {text('common.submit')}
    </MoneyButton>
  );
  return (
    <Overlay
      {...modal}
      title={text('wdw.title')}
      closeLabel={text('common.close')}
      action={record}
      footer={footer === false ? undefined : footer}
    >
      <Stack gap={5}>
        <WithdrawalStanding balance={player?.balance} userId={userId} />
        {isReady ? (
          <WithdrawalForm methods={methods} method={method} view={view} player={player} />
        ) : (
          <NotReady userId={userId} payOffer={payOffer} />
        )}
      </Stack>
    </Overlay>
  );
}

interface NotReadyProps {
  readonly userId: number | undefined;
  readonly payOffer: ReturnType<typeof usePayOffer>;
}

/** What stands in place of the form: not there yet, not to be had, or no way out open. */
function NotReady({ userId, payOffer }: NotReadyProps) {
  const text = useText();
  const player = usePlayer(userId);
  if (payOffer.data !== undefined && player.data !== undefined) {
    return <EmptyState scene={<MaintenanceScene />} title={text('wdw.maint')} />;
  }
  if (payOffer.error === undefined && player.error === undefined) return <Skeleton shape="field" />;
  const retry = () => {
    void payOffer.mutate();
    void player.mutate();
  };
  return <ErrorState title={text('dep.payErr')} retry={{ label: text('common.retry'), onPress: retry }} />;
}
