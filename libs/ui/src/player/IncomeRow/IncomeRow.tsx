import { formatPeso } from '@kislap/domain';
import type { CommissionStatus, DayKey, Money as MoneyAmount, Percent } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { Row } from '../../patterns/List/List';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';

interface IncomeRowProps {
  readonly day: DayKey;
  readonly level: number;
  readonly turnover: MoneyAmount;
  readonly ratePercent: Percent;
  readonly amount: MoneyAmount;
  /** What is closed opens at six in the morning. */
  readonly state: CommissionStatus;
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
      detail={day}
    />
  );
}
