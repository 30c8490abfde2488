import type { PrizeRecord } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { PrizeRow, Text } from '@kislap/ui';
import { go } from '../../navigation/go';
import type { PrizeLine } from './PrizeLine';

/** A heading, or a prize with the event it came from. A draw's gift that still waits is opened where it was drawn. */
export function PrizeLineRow({ line }: { readonly line: PrizeLine }) {
  const text = useText();
  if (line.type === 'heading') {
    return (
      <Text as="div" size="cap" tone="muted">
        {text(line.of === 'today' ? 'common.today' : 'prize.earlier')}
      </Text>
    );
  }
  const { prize } = line;
  return (
    <PrizeRow
      isInsideItem
      prize={{ kind: prize.kind, amount: shownAmount(prize) }}
      at={prize.at}
      event={prize.event === '' ? undefined : prize.event}
      isWaiting={prize.isWaiting}
      {...(prize.isWaiting && { onPress: () => void go('/luck-draw') })}
    />
  );
}

/** What has not been opened has no amount yet, whatever the operator already knows. */
function shownAmount({ isWaiting, amount }: PrizeRecord) {
  return isWaiting ? undefined : amount;
}
