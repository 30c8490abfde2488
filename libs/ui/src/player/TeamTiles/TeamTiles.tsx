import { formatCount, formatMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { fact, figure, panes, term, tile, tiles } from './TeamTiles.css';

/** One level of the team: 1 are the invited, 2 and 3 whom those invited. */
export interface TeamLevel {
  readonly level: number;
  readonly members: number;
  readonly activeToday: number;
  readonly turnover: MoneyAmount;
}

interface TeamTilesProps {
  /** `undefined` until they are known. */
  readonly levels: readonly TeamLevel[] | undefined;
}

/** Figures of a turnover that shares its line with two others. */
const MOST_FIGURES = 12;

const UNKNOWN_LEVELS = [1, 2, 3] as const;

function LevelTile({ level, members, activeToday, turnover }: TeamLevel) {
  const text = useText();
  return (
    <li className={tile} data-wide={formatMoney(turnover).length > MOST_FIGURES}>
      <Text size="cap" tone="muted">
        {text('ref.level', { n: level })}
      </Text>
      <dl>
        <div className={fact}>
          <dt className={term}>{text('ref.members')}</dt>
          <dd className={figure}>{formatCount(members)}</dd>
        </div>
        <div className={fact}>
          <dt className={term}>{text('ref.active')}</dt>
          <dd className={figure}>{formatCount(activeToday)}</dd>
        </div>
        <div className={fact}>
          <dt className={term}>{text('vip.turnover')}</dt>
          <dd className={figure}>
            <Money amount={turnover} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** The team level by level. A tile whose amount needs the room takes the line. */
export function TeamTiles({ levels }: TeamTilesProps) {
  if (levels === undefined) {
    return (
      <div className={panes}>
        {UNKNOWN_LEVELS.map((level) => (
          <Skeleton key={level} shape="shortcut" />
        ))}
      </div>
    );
  }
  return (
    <ul className={tiles}>
      {levels.map((level) => (
        <LevelTile key={level.level} {...level} />
      ))}
    </ul>
  );
}
