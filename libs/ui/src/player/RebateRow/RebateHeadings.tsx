import { useText } from '@kislap/i18n';

import { amount, day, headings, turnover } from './RebateRow.css';

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
