import { useBalance, useSpending } from '@kislap/api/react';
import { formatPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Text } from '@kislap/ui';
import { useEffect } from 'react';
import { useUserId } from '../../session/session';

/** What the last 30 days have cost, above the amount of another deposit. Left out where the operator does not say. */
export function SpentLine() {
  const text = useText();
  const userId = useUserId();
  const { data: balance } = useBalance(userId);
  const { data, mutate } = useSpending(userId);
  // A deposit that arrives while the form is open counts at once.
  useEffect(() => void mutate(), [balance, mutate]);
  // Its room is kept, and nothing waits in it: the amount does not depend on the answer.
  if (data === undefined) return <Text size="sm" hasTwoLines />;
  const { deposited, withdrawn, net } = data.lastDays;
  return (
    <Text size="sm" tone="muted" isBalanced hasTwoLines>
      {text('rg.spent30', {
        deposited: formatPeso(deposited),
        withdrawn: formatPeso(withdrawn),
        net: formatPeso(net),
      })}
    </Text>
  );
}
