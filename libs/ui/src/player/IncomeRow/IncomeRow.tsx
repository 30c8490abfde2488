import { formatMoney } from '@kislap/domain';
import type { DayKey, Money as MoneyAmount, Percent } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Row } from '../../patterns/List';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';

interface IncomeRowProps {
  readonly day: DayKey;
  readonly level: number;
  readonly turnover: MoneyAmount;
  readonly ratePercent: Percent;
  readonly amount: MoneyAmount;
  readonly state: 'toClaim' | 'claimed';
  readonly isInsideItem?: boolean;
}

/** What one level of the team earned the player on one day, and how that came about. */
export function IncomeRow({ day, level, turnover, ratePercent, amount, state, ...row }: IncomeRowProps) {
  const text = useText();
  const isClaimed = state === 'claimed';
  return (
    <Row
      {...row}
      title={<Money amount={amount} size="amt" sign="always" />}
      value={
        <StatusTag
          status={isClaimed ? 'complete' : 'pending'}
          label={text(isClaimed ? 'promo.claimed' : 'ref.toClaim')}
        />
      }
      caption={text('ref.incomeOf', { n: level, rate: ratePercent, amount: `₱${formatMoney(turnover)}` })}
      detail={day}
    />
  );
}
