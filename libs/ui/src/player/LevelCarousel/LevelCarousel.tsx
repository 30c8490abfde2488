import type { Money as MoneyAmount, Percent } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

import { VipBadge } from '../../art/vip/VipBadge';
import { Facts } from '../../patterns/Facts/Facts';
import { scrollable } from '../../patterns/PageFrame/scrolling';
import { Badge } from '../../primitives/Badge/Badge';
import { Heading } from '../../primitives/Heading/Heading';
import { Money } from '../../primitives/Money/Money';
import { VipName } from '../VipHead/VipName';
import { card, head, name, track } from './LevelCarousel.css';

/** What a VIP level brings. */
export interface LevelBenefits {
  readonly level: number;
  readonly levelUpGift: MoneyAmount;
  readonly dailyGift: MoneyAmount;
  readonly weeklyGift: MoneyAmount;
  readonly monthlyGift: MoneyAmount;
  readonly rebate: Percent;
  /** What can be withdrawn in a day, together and how many times. */
  readonly dailyWithdrawal: MoneyAmount | undefined;
  readonly dailyWithdrawals: number | undefined;
}

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

type FactList = ComponentProps<typeof Facts>['facts'];

const amountOrDash = (amount: MoneyAmount) => (amount > 0 ? <Money amount={amount} /> : '--');

/** The benefits of a level as terms and values. A gift that a level does not bring is a dash. */
function useBenefitFacts(): (benefits: LevelBenefits) => FactList {
  const text = useText();
  const limit = (most: MoneyAmount | undefined) =>
    most === undefined ? text('vip.noLimit') : <Money amount={most} />;
  const times = (most: number | undefined) =>
    most === undefined ? text('vip.noLimit') : text('vip.times', { n: most });
  return (benefits) => [
    { term: text('vip.up'), value: amountOrDash(benefits.levelUpGift) },
    { term: text('vip.gift.day'), value: amountOrDash(benefits.dailyGift) },
    { term: text('vip.gift.week'), value: amountOrDash(benefits.weeklyGift) },
    { term: text('vip.gift.month'), value: amountOrDash(benefits.monthlyGift) },
    { term: text('vip.rebate'), value: `${benefits.rebate}%` },
    { term: text('vip.withdrawalLimit'), value: limit(benefits.dailyWithdrawal) },
    { term: text('vip.withdrawals'), value: times(benefits.dailyWithdrawals) },
  ];
}
