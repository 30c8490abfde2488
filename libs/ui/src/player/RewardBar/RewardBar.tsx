import { formatPeso, remainingTurnover, turnoverPercent } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useId } from 'react';

import { Button } from '../../primitives/Button/Button';
import { Meter } from '../../primitives/Meter/Meter';
import { fittingSize } from '../../primitives/Money/moneyParts';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { caption, ends, frame } from './RewardBar.css';

interface RewardBarProps {
  /** Bets that the reward asks for, and bets that count so far. */
  readonly need: MoneyAmount;
  /** What the player has reached. */
  readonly have: MoneyAmount;
  /** What reaching the end gives. */
  readonly reward: MoneyAmount;
  /** The operator decides; a bar that is full is not yet a reward. */
  readonly state: 'locked' | 'claim' | 'received';
  /** The claim is under way: the button waits and takes no press. */
  readonly isReceiving?: boolean;
  /** The player claims it. */
  readonly onReceive: () => void;
}

/** The reward for the bets of today: how far it is, what it is, and the button that receives it. */
export function RewardBar({ need, have, reward, state, isReceiving = false, onReceive }: RewardBarProps) {
  const text = useText();
  const whyId = useId();
  const status = { neededTurnover: need, doneTurnover: have };
  const why = {
    locked: text('reward.left', { amount: formatPeso(remainingTurnover(status)) }),
    claim: text('reward.ready'),
    received: text('common.of', { have: formatPeso(have), need: formatPeso(need) }),
  }[state];
  return (
    <Surface as="section" aria-label={text('reward.title')}>
      <div className={frame}>
        <div className={ends}>
          <Text as="span" size="sm" tone="muted">
            {text('reward.title')}
          </Text>
          <Money amount={reward} size={fittingSize(reward)} tone="money" />
        </div>
        <Meter
          label={text('reward.title')}
          progress={state === 'locked' ? turnoverPercent(status) / 100 : 1}
          spoken={text('common.of', { have: formatPeso(have), need: formatPeso(need) })}
        />
        <div className={ends}>
          <span id={whyId} className={caption}>
            {why}
          </span>
          {state === 'received' ? (
            <StatusTag status="complete" label={text('reward.received')} />
          ) : (
            <Button
              size="md"
              isLoading={isReceiving}
              blockedBy={state === 'locked' ? whyId : undefined}
              onClick={onReceive}
            >
              {text('reward.receive')}
            </Button>
          )}
        </div>
      </div>
    </Surface>
  );
}
