import { formatPeso } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { useMutation } from '../../features/mutation/useMutation';
import { sendOwnMoney } from '../../features/payout/sendOwnMoney';
import { payoutWords, usePayoutTarget } from '../../features/payout/usePayoutTarget';
import type { PayoutTarget } from '../../features/payout/usePayoutTarget';

interface SendNowProps {
  readonly userId: number;
  readonly own: Money;
}

/** Sends all own money out in one press; nothing where no verified account is known. */
export function SendNow({ userId, own }: SendNowProps) {
  const text = useText();
  const target = usePayoutTarget(userId);
  const { isPending, mutate } = useMutation<PayoutTarget, void>({
    send: (to) => sendOwnMoney({ userId, own, target: to }, text),
    onFailed: (error) => {
      throw error;
    },
  });
  if (target === undefined) return null;
  return (
    <Button isBlock isLoading={isPending} onClick={() => void mutate(target)}>
      {text('away.sendNow', { x: formatPeso(own), ...payoutWords(target) })}
    </Button>
  );
}
