import { formatPeso } from '@kislap/domain';
import type { CommissionStatus, DayKey, Money as MoneyAmount, Percent } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { Row } from '../../patterns/List/List';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';

interface IncomeRowProps {
  /** The Manila day. */
  readonly day: DayKey;
  /** How many invitations away the friends are, from 1. */
  readonly level: number;
  /** What they bet that day. */
  readonly turnover: MoneyAmount;
  /** The share of it that is paid. */
  readonly ratePercent: Percent;
  /** What it came to. */
  readonly amount: MoneyAmount;
  /** What is closed opens at six in the morning. */
  readonly state: CommissionStatus;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

const words: Readonly<Record<CommissionStatus, MessageId>> = {
  closed: 'ref.fromSix',
  toClaim: 'ref.toClaim',
  claimed: 'promo.claimed',
};

const tags = { closed: 'neutral', toClaim: 'pending', claimed: 'complete' } as const;

/** What one level of the team earned the player on one day, and how that came about. */
export function IncomeRow({ day, level, turnover, ratePercent, amount, state, ...row }: IncomeRowProps) {
  const text = useText();
  return (
    <Row
      {...row}
      title={<Money amount={amount} size="amt" sign="always" />}
      value={<StatusTag status={tags[state]} label={text(words[state])} />}
      caption={text('ref.incomeOf', { n: level, rate: ratePercent, amount: formatPeso(turnover) })}
      detail={dayText(text, day, 'date')}
    />
  );
}
