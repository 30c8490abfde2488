import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { ticketDuotone } from '../../icons/menus';
import { Icon } from '../../primitives/Icon/Icon';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { card, mark, words } from './SpinsLeft.css';

interface SpinsLeftProps {
  /** `undefined` until it is known: unknown is not zero. */
  readonly count: number | undefined;
  /** How to get one more: "₱400.00 more turnover adds one". */
  readonly hint?: string | undefined;
  /** Id for the hint, for a wheel that cannot be spun to point to. */
  readonly hintId?: string | undefined;
  /** The way to do it. */
  readonly action?: ReactNode;
}

/** How often the wheel can still be spun, and what adds a spin. */
export function SpinsLeft({ count, hint, hintId, action }: SpinsLeftProps) {
  const text = useText();
  return (
    <Surface padding="sm">
      <div className={card}>
        <span className={mark}>
          <Icon glyph={ticketDuotone} />
        </span>
        <div className={words}>
          {count === undefined ? (
            <Skeleton shape="title" />
          ) : (
            <Text size="titleSm" isTabular>
              {text('draw.left', { n: count })}
            </Text>
          )}
          {hint !== undefined && (
            <Text size="cap" tone="muted" id={hintId}>
              {hint}
            </Text>
          )}
        </div>
        {action}
      </div>
    </Surface>
  );
}
