import { moneyFromPeso } from '@kislap/domain';
import { Badge, Button, Inline, Logo, Money, Sky, Stack, Text, TurnoverGauge } from '@kislap/ui';

import { headroom } from './preview.css';

/** The festive ground: sky, mark, balance and the two ways of money. */
export function PreviewHead({ name }: { readonly name: string }) {
  return (
    <Sky>
      <div className={headroom}>
        <Stack gap={4}>
          <Inline justify="between">
            <Logo name={name} size="sm" />
            <Badge tone="accentSoft" label="VIP 4" />
          </Inline>
          <Inline justify="between">
            <Stack gap={1}>
              <Text size="sm" tone="muted">
                Balance
              </Text>
              <Money amount={moneyFromPeso(12480.5)} size="amtLg" hasSmallDecimals />
            </Stack>
            <TurnoverGauge percent={68} size="header" />
          </Inline>
          <Inline isEven>
            <Button isBlock>Deposit</Button>
            <Button isBlock variant="tonal">
              Withdraw
            </Button>
          </Inline>
        </Stack>
      </div>
    </Sky>
  );
}
