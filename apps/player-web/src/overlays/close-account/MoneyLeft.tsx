import { usePayOffer } from '@kislap/api';
import { formatMoney, leastWithdrawal } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Inline, Skeleton, Stack, Text } from '@kislap/ui';
import { CsLink } from '../../config/CsLink';
import { openOverlay } from '../openOverlay';
import { TooLittleLeft } from './TooLittleLeft';

interface MoneyLeftProps {
  /** Above zero. */
  readonly balance: Money;
  readonly userId: number | undefined;
}

/** The account cannot be closed yet: how much is left in it, and the way to get it out, if there is one. */
export function MoneyLeft({ balance, userId }: MoneyLeftProps) {
  const text = useText();
  const { data: offer, error } = usePayOffer(userId);
  if (offer === undefined && error === undefined) return <Skeleton shape="card" />;
  const least = leastWithdrawal(offer?.methods ?? []);
  if (least !== undefined && balance < least) return <TooLittleLeft balance={balance} least={least} />;
  return (
    <Stack gap={4}>
      <Text>{text('closing.moneyLeft', { amount: formatMoney(balance) })}</Text>
      <Button isBlock onClick={() => void openOverlay('withdrawal', {})}>
        {text('wdw.title')}
      </Button>
      <Inline justify="center">
        <CsLink />
      </Inline>
    </Stack>
  );
}
