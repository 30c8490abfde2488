import { useText } from '@kislap/i18n';
import { useEffect, useRef } from 'react';

import { VipBadge } from '../../art/vip/VipBadge';
import { Facts } from '../../patterns/Facts';
import { scrollable } from '../../patterns/PageFrame/scrollable';
import { Badge } from '../../primitives/Badge/Badge';
import { Heading } from '../../primitives/Heading/Heading';
import { VipName } from '../VipHead/VipName';
import type { LevelBenefits } from './LevelBenefits';
import { card, head, name, track } from './LevelCarousel.css';
import { useBenefitFacts } from './useBenefitFacts';

interface LevelCarouselProps {
  /** From the lowest up. */
  readonly levels: readonly LevelBenefits[];
  /** The player's own level, which is shown first; missing for a guest. */
  readonly current: number | undefined;
}

/**
 * All VIP levels beside each other, each with what it brings. Swiped by the browser's own scrolling, by arrow keys
 * too; it never moves by itself, because there is something to read.
 */
export function LevelCarousel({ levels, current }: LevelCarouselProps) {
  const text = useText();
  const factsOf = useBenefitFacts();
  const trackRef = useRef<HTMLUListElement>(null);
  const ownRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const [element, own] = [trackRef.current, ownRef.current];
    if (element !== null && own !== null) element.scrollLeft = own.offsetLeft - element.offsetLeft;
  }, [current]);
  return (
    <ul ref={trackRef} className={track} aria-label={text('vip.allLevels')} {...scrollable}>
      {levels.map((benefits) => {
        const isOwn = benefits.level === current;
        return (
          <li key={benefits.level} ref={isOwn ? ownRef : undefined} className={card} data-own={isOwn}>
            <div className={head}>
              <VipBadge level={benefits.level} size={64} />
              <div className={name}>
                <Heading level={3}>
                  <VipName level={benefits.level} />
                </Heading>
                {isOwn && <Badge label={text('vip.yourLevel')} tone="accent" />}
              </div>
            </div>
            <Facts facts={factsOf(benefits)} />
          </li>
        );
      })}
    </ul>
  );
}
