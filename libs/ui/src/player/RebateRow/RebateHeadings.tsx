import { useText } from '@kislap/i18n';

import { headingEnd, headings } from './RebateRow.css';

/** The heads of the three columns for the eye; every row says its own for the ear. */
export function RebateHeadings() {
  const text = useText();
  return (
    <div className={headings} aria-hidden="true">
      <span>{text('rebate.time')}</span>
      <span className={headingEnd}>{text('rebate.turnover')}</span>
      <span className={headingEnd}>{text('common.amount')}</span>
    </div>
  );
}
