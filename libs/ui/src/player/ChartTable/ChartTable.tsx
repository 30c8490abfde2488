import { dayText, useText } from '@kislap/i18n';

import { Money } from '../../primitives/Money/Money';
import { spoken } from './ChartTable.css';
import type { DayAmount } from '../NetChart/DayAmount';

interface ChartTableProps {
  /** What the chart shows, as the table's heading. */
  readonly caption: string;
  /** The days and their amounts, oldest first. */
  readonly days: readonly DayAmount[];
}

/** The numbers of a chart for those who do not see its drawing. */
export function ChartTable({ caption, days }: ChartTableProps) {
  const text = useText();
  return (
    <div className={spoken}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('chart.day')}</th>
            <th scope="col">{text('common.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{dayText(text, day)}</th>
              <td>
                <Money amount={amount} sign="always" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
