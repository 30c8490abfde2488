import { formatPeso } from '@kislap/domain';
import type { CheckInCondition } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId, TranslateText } from '@kislap/i18n';

import { checkCircleFill, warningCircleFill } from '../../icons/actions';
import { List, Row } from '../../patterns/List/List';
import { Heading } from '../../primitives/Heading/Heading';
import { Icon } from '../../primitives/Icon/Icon';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Stack } from '../../primitives/Stack/Stack';
import { allSet, head, mark, shortfall } from './ConditionList.css';

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

interface ConditionRowProps {
  /** What the rule is about: "Deposit today". */
  readonly title: string;
  /** What it needs, and what the player has while that is not enough. */
  readonly detail?: string | undefined;
  /** Whether the player has reached it. */
  readonly isMet: boolean;
  /** Spoken name of the mark in front: "Met" or "Not met yet". */
  readonly markLabel: string;
  /** What the player has, or what is still missing: "₱100.00 more". */
  readonly value?: string | undefined;
}

/**
 * One rule that has to be met: ticked with what the player has, or open with what is still missing.
 *
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const row = createElement(ConditionRow, { title: 'Deposit today', isMet: true, markLabel: 'Met' });
 * renderToStaticMarkup(row).includes('Deposit today'); // => true
 */
export function ConditionRow({ title, detail, isMet, markLabel, value }: ConditionRowProps) {
  return (
    <Row
      media={
        <span className={mark[isMet ? 'met' : 'open']}>
          <Icon glyph={isMet ? checkCircleFill : warningCircleFill} label={markLabel} />
        </span>
      }
      title={title}
      value={value !== undefined && !isMet ? <span className={shortfall}>{value}</span> : value}
      {...(detail !== undefined && { caption: detail })}
    />
  );
}

interface ConditionFacts {
  readonly title: string;
  readonly isMet: boolean;
  readonly value?: string;
  readonly detail?: string;
}

const titles = {
  totalDeposit: 'sign.ruleTotal',
  dayDeposit: 'sign.ruleDay',
  dayTurnover: 'sign.ruleFlow',
} as const satisfies Record<string, MessageId>;

/** What the row of a condition says. */
function conditionFacts(condition: CheckInCondition, text: TranslateText): ConditionFacts {
  switch (condition.type) {
    case 'vip':
      return {
        title: text('sign.ruleVip'),
        isMet: condition.isMet,
        value: text('sign.vipHave', { n: condition.have }),
        detail: text('sign.needs', { need: text('sign.vipHave', { n: condition.need }) }),
      };
    case 'selectedPlayers':
      return {
        title: text('sign.ruleOrder'),
        isMet: condition.isMet,
        ...(!condition.isMet && { detail: text('sign.tipOrder') }),
      };
    case 'totalDeposit':
    case 'dayDeposit':
    case 'dayTurnover':
      return moneyFacts(condition, text);
  }
}

function moneyFacts(
  { type, have, need, missing }: Extract<CheckInCondition, { missing: unknown }>,
  text: TranslateText,
): ConditionFacts {
  const title = text(titles[type]);
  if (missing === undefined) {
    return {
      title,
      isMet: true,
      value: formatPeso(have),
      detail: text('sign.needs', { need: formatPeso(need) }),
    };
  }
  return {
    title,
    isMet: false,
    value: text('sign.more', { amount: formatPeso(missing) }),
    detail: text('sign.needsHave', { need: formatPeso(need), have: formatPeso(have) }),
  };
}
