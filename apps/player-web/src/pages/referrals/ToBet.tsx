import { activityNumber, formatPeso, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Text } from '@kislap/ui';
import { useTurnoverOf } from '../../features/gifts/useTurnoverOf';

interface ToBetProps {
  /** What can be claimed. */
  readonly amount: Money;
}

/** What claiming holds back until it is bet, said before the press. Nothing where there is nothing to claim or bet. */
export function ToBet({ amount }: ToBetProps) {
  const text = useText();
  const toBet = useTurnoverOf()({ activity: activityNumber.referral, amount }) ?? zeroMoney;
  if (amount <= zeroMoney || toBet <= zeroMoney) return null;
  return (
    <Text size="cap" tone="muted">
      {text('gifts.toBet', { amount: formatPeso(toBet) })}
    </Text>
  );
}
