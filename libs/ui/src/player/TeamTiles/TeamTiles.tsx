import { formatCount } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { List, Row } from '../../patterns/List/List';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Stack } from '../../primitives/Stack/Stack';

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

const UNKNOWN_LEVELS = [1, 2, 3] as const;

/** The team level by level, a line each, so that what is alike stands under each other. */
export function TeamTiles({ levels }: TeamTilesProps) {
  const text = useText();
  if (levels === undefined) {
    return (
      <Stack gap={1}>
        {UNKNOWN_LEVELS.map((level) => (
          <Skeleton key={level} shape="row" />
        ))}
      </Stack>
    );
  }
  return (
    <List label={text('ref.levels')}>
      {levels.map(({ level, members, activeToday, turnover }) => (
        <Row
          key={level}
          title={text('ref.level', { n: level })}
          amount={<Money amount={turnover} size="amt" />}
          caption={text('ref.levelCounts', { n: members, active: formatCount(activeToday) })}
          detail={text('vip.turnover')}
        />
      ))}
    </List>
  );
}
