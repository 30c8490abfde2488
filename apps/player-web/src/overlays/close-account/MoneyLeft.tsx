import { formatMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Inline, Stack, Text } from '@kislap/ui';
import { CsLink } from '../../config/CsLink';
import { openOverlay } from '../openOverlay';

/** The account cannot be closed yet: how much is left in it, and the two ways to get it out. */
export function MoneyLeft({ balance }: { readonly balance: Money }) {
  const text = useText();
  return (
    <Stack gap={4}>
      <Text>{text('closing.moneyLeft', { amount: formatMoney(balance) })}</Text>
      <Button isBlock onClick={() => void openOverlay('withdrawal', {})}>
        {text('wdw.title')}
      </Button>
      <Inline justify="center">
        <CsLink label={text('closing.ask')} />
      </Inline>
    </Stack>
  );
}
