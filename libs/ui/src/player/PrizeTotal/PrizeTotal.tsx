import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { Inline } from '../../primitives/Inline/Inline';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Stack } from '../../primitives/Stack/Stack';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';

interface PrizeTotalProps {
  /** `undefined` until it is known: unknown is not zero. */
  readonly total: MoneyAmount | undefined;
}

/** What the player has won this month, at the head of the record of prizes. */
export function PrizeTotal({ total }: PrizeTotalProps) {
  const text = useText();
  const label = text('prize.wonThisMonth');
  return (
    <Surface as="section" aria-label={label}>
      <Inline justify="between">
        <Stack gap={0}>
          <Text size="sm" tone="muted">
            {label}
          </Text>
          {total === undefined ? <Skeleton shape="amount" /> : <Money amount={total} size="amtLg" />}
        </Stack>
        <PrizePicture kind="lantern" size={56} />
      </Inline>
    </Surface>
  );
}
