import type { CheckInCondition } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { checkCircleFill } from '../../icons/glyphs/checkCircleFill';
import { List } from '../../patterns/List';
import { Heading } from '../../primitives/Heading/Heading';
import { Icon } from '../../primitives/Icon/Icon';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Stack } from '../../primitives/Stack/Stack';
import { conditionFacts } from './conditionFacts';
import { allSet, head } from './ConditionList.css';
import { ConditionRow } from './ConditionRow';

interface ConditionListProps {
  /** As `checkInConditions` tells them; nothing while they are not known. */
  readonly conditions: readonly CheckInCondition[] | undefined;
}

/** How many rows stand in for conditions that are not known yet. */
const UNKNOWN_ROWS = [1, 2, 3, 4] as const;

function Rows({ conditions }: { readonly conditions: readonly CheckInCondition[] }) {
  const text = useText();
  const facts = conditions.map((condition) => conditionFacts(condition, text));
  const openCount = facts.filter(({ isMet }) => !isMet).length;
  const title = openCount === 0 ? text('sign.week') : text('sign.goals', { n: openCount });
  return (
    <div>
      <div className={head}>
        <Heading level={2} size="titleSm">
          {title}
        </Heading>
        {openCount === 0 && (
          <span className={allSet}>
            <Icon glyph={checkCircleFill} size="sm" />
            {text('sign.allSet')}
          </span>
        )}
      </div>
      {facts.length > 0 && (
        <List label={title}>
          {facts.map((fact) => (
            <ConditionRow
              key={fact.title}
              {...fact}
              markLabel={text(fact.isMet ? 'sign.met' : 'sign.notMet')}
            />
          ))}
        </List>
      )}
    </div>
  );
}

/** What a check-in asks for, one line per rule; what is still missing stands first and is counted above. */
export function ConditionList({ conditions }: ConditionListProps) {
  if (conditions !== undefined) return <Rows conditions={conditions} />;
  return (
    <Stack gap={2}>
      {UNKNOWN_ROWS.map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  );
}
