import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { PrizePicture } from '../../art/prizes/PrizePicture';
import { drawPrizeArt } from '../../art/prizes/drawPrize';
import { Row } from '../../patterns/List/List';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Text } from '../../primitives/Text/Text';
import { Time } from '../../primitives/Time/Time';
import { frame } from './PrizeRow.css';

interface PrizeRowProps {
  /** What was won. */
  readonly prize: DrawPrize;
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** Where it was won: "Lucky draw". */
  readonly event?: string | undefined;
  /** It added to the goal of a round and not to the balance. */
  readonly isTowardsGoal?: boolean;
  /** A gift that still waits to be opened. */
  readonly isWaiting?: boolean;
  /** What pressing it does; without it, nothing can be pressed. */
  readonly onPress?: () => void;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

const titles: Readonly<Record<DrawPrize['kind'], MessageId>> = {
  cash: 'prize.cash',
  thanks: 'draw.thanks',
  mystery: 'draw.mystery',
  fixed: 'prize.fixed',
};

/** A prize in the record of prizes. A thank-you brought nothing, so it has no amount and not a zero. */
export function PrizeRow({
  prize,
  at,
  event,
  isTowardsGoal = false,
  isWaiting = false,
  ...row
}: PrizeRowProps) {
  const text = useText();
  const hasAmount = prize.kind !== 'thanks' && prize.amount !== undefined;
  const brought =
    prize.kind === 'thanks' || prize.amount === undefined ? (
      <Text as="span" size="amt" tone="faint">
        --
      </Text>
    ) : (
      <Money amount={prize.amount} size="amt" tone={isTowardsGoal ? 'default' : 'money'} sign="always" />
    );
  return (
    <Row
      {...row}
      mediaSize="picture"
      media={
        <span className={frame}>
          <PrizePicture kind={drawPrizeArt(prize)} size={36} />
        </span>
      }
      title={text(isTowardsGoal && hasAmount ? 'draw.towardsGoal' : titles[prize.kind])}
      value={isWaiting ? <StatusTag status="pending" label={text('prize.waiting')} /> : brought}
      caption={<Time at={at} />}
      detail={event}
    />
  );
}
