import type { ReactNode } from 'react';

import { Text } from '../../primitives/Text/Text';
import { fanBlades, litBlades } from '../../geometry/fan';
import { blade, fan, gauge, value } from './TurnoverGauge.css';

interface TurnoverGaugeProps {
  /** Whole percent of the turnover that has been played; `undefined` while it is not known. */
  readonly percent: number | undefined;
  /** Where it stands, which says how large it is. */
  readonly size: 'header' | 'card' | 'page';
  /** What stands inside the fan instead of the percent. */
  readonly children?: ReactNode;
}

const shapes = {
  header: { count: 11, outer: 48, inner: 27.8 },
  card: { count: 15, outer: 68, inner: 42.2 },
  page: { count: 21, outer: 136, inner: 95.2 },
} as const;

/**
 * How much of the turnover is done, as a fan that opens blade by blade. The figure inside carries the meaning;
 * the fan is only its picture. An unknown turnover is an unlit fan without a figure, never zero.
 */
export function TurnoverGauge({ percent, size, children }: TurnoverGaugeProps) {
  const shape = shapes[size];
  const lit = percent === undefined ? 0 : litBlades(shape.count, percent / 100);
  const light = percent !== undefined && percent >= 100 ? 'full' : 'on';
  return (
    <div className={gauge({ size })}>
      <svg className={fan} viewBox={`0 0 ${shape.outer * 2} ${shape.outer + 2}`} aria-hidden="true">
        {fanBlades(shape).map((path, index) => (
          <path key={path} d={path} className={blade({ light: index < lit ? light : 'off' })} />
        ))}
      </svg>
      <div className={value({ size })}>
        {children ?? (
          <Text as="span" size={size === 'header' ? 'sm' : 'amt'} tone="default" isTabular isStrong>
            {percent === undefined ? '' : `${percent}%`}
          </Text>
        )}
      </div>
    </div>
  );
}
