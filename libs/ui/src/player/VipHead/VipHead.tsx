import type { ReactNode } from 'react';

import { VipBadge } from '../../art/vip/VipBadge';
import { sectorBlades } from '../../geometry/fan';
import { Heading } from '../../primitives/Heading/Heading';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { badge, head, unlit } from './VipHead.css';
import { VipName } from './VipName';

interface VipHeadProps {
  /** `undefined` until it is known: then the fan is unlit. */
  readonly level: number | undefined;
  /** What is still to do: "Two more goals to Capiz II". */
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

const blades = sectorBlades({
  count: 5,
  pivot: { x: 36, y: 46 },
  outer: 33,
  inner: 13,
  from: -81,
  to: 81,
  gap: 2,
});

/** The fan of a level that is not known yet. */
function UnlitFan() {
  return (
    <svg viewBox="0 0 72 72" width="180" height="180" className={unlit} aria-hidden="true">
      {blades.map((path) => (
        <path key={path} d={path} />
      ))}
      <circle cx="36" cy="46" r="12" />
    </svg>
  );
}
