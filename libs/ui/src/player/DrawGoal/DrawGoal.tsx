import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { AmountBar } from '../AmountBar/AmountBar';
import { goal as goalStyle, headline } from './DrawGoal.css';

interface DrawGoalProps {
  /** What the spins of this round have brought so far; `undefined` until it is known. */
  readonly collected: MoneyAmount | undefined;
  /** What has to be collected; unknown draws a skeleton. */
  readonly goal: MoneyAmount | undefined;
  /** When the round really ends, and what can be done once the goal is reached. */
  readonly children?: ReactNode;
}

/** What a round of the luck draw can pay and how much of it has been collected, to the centavo. */
export function DrawGoal({ collected, goal, children }: DrawGoalProps) {
  const text = useText();
  return (
    <section aria-label={text('draw.goal')} className={goalStyle}>
      <Text size="sm" tone="muted">
        {text('draw.goal')}
      </Text>
      <div className={headline}>
        {goal === undefined ? <Skeleton shape="amount" /> : <Money amount={goal} />}
      </div>
      <AmountBar label={text('draw.collected')} done={collected} needed={goal} />
      {children}
    </section>
  );
}
