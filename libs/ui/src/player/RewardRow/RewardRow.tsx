import { formatPeso, turnoverPercent } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ComponentProps } from 'react';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { Row } from '../../patterns/List/List';
import { Button } from '../../primitives/Button/Button';
import { Meter } from '../../primitives/Meter/Meter';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { medal, percent } from './RewardRow.css';

interface RewardRowProps {
  /** Which prize is drawn. */
  readonly picture: ComponentProps<typeof PrizePicture>['kind'];
  /** What has to be reached. */
  readonly need: MoneyAmount;
  /** What the player has reached. */
  readonly have: MoneyAmount;
  /** What it gives. */
  readonly reward: MoneyAmount;
  /** Whether it is out of reach, can be claimed, or was. */
  readonly state: 'locked' | 'claim' | 'received';
  /** The claim is under way: the button waits and takes no press. */
  readonly isReceiving?: boolean;
  /** The player claims it. */
  readonly onReceive: () => void;
}

function End({ need, have, state, isReceiving = false, onReceive }: RewardRowProps) {
  const text = useText();
  if (state === 'received') return <StatusTag status="complete" label={text('reward.received')} />;
  if (state === 'locked') {
    const done = turnoverPercent({ neededTurnover: need, doneTurnover: have });
    return <span className={percent}>{done}%</span>;
  }
  return (
    <Button size="sm" isLoading={isReceiving} onClick={onReceive}>
      {text('mail.receive')}
    </Button>
  );
}

/** One of several rewards for what is played: its condition, its amount, and how far it is. */
export function RewardRow(props: RewardRowProps) {
  const { picture, need, have, reward, state } = props;
  const text = useText();
  const title = text('reward.play', { amount: formatPeso(need) });
  return (
    <Row
      mediaSize="picture"
      media={
        <span className={medal}>
          <PrizePicture kind={picture} size={30} />
        </span>
      }
      title={title}
      caption={<Money amount={reward} size="sm" tone="money" />}
      {...(state === 'locked' && {
        meter: (
          <Meter
            label={title}
            progress={turnoverPercent({ neededTurnover: need, doneTurnover: have }) / 100}
            spoken={text('common.of', { have: formatPeso(have), need: formatPeso(need) })}
          />
        ),
      })}
      action={<End {...props} />}
    />
  );
}
