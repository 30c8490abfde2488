import { dropBonus, openTurnoverKey } from '@kislap/api';
import { useInvalidation } from '@kislap/api/react';
import { formatPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Dialog, toast } from '@kislap/ui';
import { useMutation } from '../../features/mutation/useMutation';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

/** Gives the bonus up, after telling what goes and what stays. */
export function BonusDropOverlay({ modal, purse }: OverlayProps<'bonus-drop'>) {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { applyClaim } = useInvalidation(userId);
  const { isPending, mutate } = useMutation({
    intentOf: () => 'dropBonus',
    send: (_: null, idempotencyKey) => dropBonus({ idempotencyKey }),
    onDone: async ({ balance }) => {
      await applyClaim(balance, openTurnoverKey(userId));
      toast({ kind: 'success', title: text('bonus.dropped', { own: formatPeso(balance) }) });
      modal.onDismiss('closeButton');
    },
  });
  return (
    <Dialog
      {...modal}
      title={text('bonus.dropAsk', { bonus: formatPeso(purse.bonus) })}
      text={text('bonus.dropWhy', { own: formatPeso(purse.own) })}
      confirm={{ label: text('wdw.dropBonus'), onPress: () => void mutate(null), isLoading: isPending }}
      cancel={{ label: text('bonus.keep'), onPress: () => modal.onDismiss('closeButton') }}
    />
  );
}
