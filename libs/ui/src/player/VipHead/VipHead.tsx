import type { ReactNode } from 'react';

import { VipBadge } from '../../art/vip/VipBadge';
import { Heading } from '../../primitives/Heading/Heading';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { UnlitFan } from './UnlitFan';
import { badge, head } from './VipHead.css';
import { VipName } from './VipName';

interface VipHeadProps {
  /** `undefined` until it is known: then the fan is unlit. */
  readonly level: number | undefined;
  /** What is still to do: "Two bars to fill before Capiz II". */
  readonly children?: ReactNode;
}

/** The player's VIP level as a fan and in words. */
export function VipHead({ level, children }: VipHeadProps) {
  return (
    <header className={head}>
      <div className={badge}>
        {level === undefined ? <UnlitFan /> : <VipBadge level={level} size={180} />}
      </div>
      {level === undefined ? (
        <Skeleton shape="title" />
      ) : (
        <Heading level={2} size="display">
          <VipName level={level} />
        </Heading>
      )}
      {children !== undefined && (
        <Text as="div" size="sm" tone="muted">
          {children}
        </Text>
      )}
    </header>
  );
}
