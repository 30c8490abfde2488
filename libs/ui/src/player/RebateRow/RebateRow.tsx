import { formatManila } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Money } from '../../primitives/Money/Money';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import {
  amount as amountStyle,
  amount,
  clock,
  day,
  headings,
  received,
  row,
  turnover as turnoverStyle,
  turnover,
} from './RebateRow.css';

interface RebateRowProps {
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** What was bet. */
  readonly turnover: MoneyAmount;
  /** What came back. */
  readonly amount: MoneyAmount;
}

/** A rebate that was received: when, for how much turnover, and how much. Long lists make the list item around it. */
export function RebateRow({ at, turnover, amount }: RebateRowProps) {
  const text = useText();
  const [date, hour] = formatManila(at).split(' ');
  return (
    <div className={row}>
      <time className={day} dateTime={hour === undefined ? undefined : `${date}T${hour}+08:00`}>
        {date} <span className={clock}>{hour}</span>
      </time>
      <span className={turnoverStyle}>
        <VisuallyHidden>{text('rebate.turnover')} </VisuallyHidden>
        <Money amount={turnover} />
      </span>
      <span className={amountStyle}>
        <VisuallyHidden>{text('common.amount')} </VisuallyHidden>
        <span className={received}>
          <Money amount={amount} tone="money" />
        </span>
      </span>
    </div>
  );
}

/** The heads of the three columns for the eye; every row says its own for the ear. */
export function RebateHeadings() {
  const text = useText();
  return (
    <div className={headings} aria-hidden="true">
      <span className={day}>{text('rebate.time')}</span>
      <span className={turnover}>{text('rebate.turnover')}</span>
      <span className={amount}>{text('common.amount')}</span>
    </div>
  );
}
