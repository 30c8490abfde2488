import type { ReactNode } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { Icon } from '../../primitives/Icon/Icon';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { grid, label as labelStyle, mark, tile, value as valueStyle } from './BenefitGrid.css';

interface BenefitGridProps {
  /** What the level gives, in order. */
  readonly benefits: readonly {
    readonly glyph: Glyph;
    readonly label: string;
    /** An amount, a percentage, a count; `undefined` until it is known. */
    readonly value: ReactNode;
  }[];
}

/** What a VIP level brings, one benefit a tile. */
export function BenefitGrid({ benefits }: BenefitGridProps) {
  return (
    <dl className={grid}>
      {benefits.map(({ glyph, label, value }) => (
        <div key={label} className={tile}>
          <dt className={labelStyle}>
            <span className={mark}>
              <Icon glyph={glyph} />
            </span>
            {label}
          </dt>
          <dd className={valueStyle}>{value ?? <Skeleton shape="title" />}</dd>
        </div>
      ))}
    </dl>
  );
}
