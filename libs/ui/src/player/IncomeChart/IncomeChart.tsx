import type { Money as MoneyAmount } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';

import { fittingSize } from '../../primitives/Money/fittingSize';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { ChartTable } from '../ChartTable/ChartTable';
import type { DayAmount } from '../NetChart/DayAmount';
import { axis, head, nothing } from '../NetChart/NetChart.css';
import { IncomeLine } from './IncomeLine';
import { inLine, plot } from './IncomeChart.css';

interface IncomeChartProps {
  /** What the amounts are: "Income of 7 days". */
  readonly label: string;
  /** Manila days, oldest first; `undefined` until they are known. */
  readonly days: readonly DayAmount[] | undefined;
  /** All of them together. */
  readonly total: MoneyAmount;
  /** A card of its own, or a line beside the amount. */
  readonly size?: 'card' | 'line';
}

function Figure({ label, total, isCompact }: { label: string; total: MoneyAmount; isCompact: boolean }) {
  return (
    <>
      <Text as="span" size="sm" tone="muted">
        {label}
      </Text>
      <Money amount={total} size={isCompact ? 'amt' : fittingSize(total)} tone="default" />
    </>
  );
}

function Card({ label, days, total }: IncomeChartProps & { readonly days: readonly DayAmount[] }) {
  const text = useText();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <div className={head}>
        <Figure label={label} total={total} isCompact={false} />
      </div>
      {days.length === 0 ? (
        <p className={nothing}>{text('common.noData')}</p>
      ) : (
        <div className={plot({ size: 'card' })}>
          <IncomeLine days={days} markedIndex={days.length - 1} />
        </div>
      )}
      <div className={axis} aria-hidden>
        <span>{first !== undefined && dayText(text, first.day)}</span>
        {days.length > 1 && last !== undefined && <span>{dayText(text, last.day)}</span>}
      </div>
    </>
  );
}

/** How an income went, day by day. It begins at zero, so that a small rise looks small. */
export function IncomeChart({ label, days, total, size = 'card' }: IncomeChartProps) {
  if (days === undefined) return <Skeleton shape={size === 'card' ? 'card' : 'line'} />;
  const table = days.length > 0 && <ChartTable caption={label} days={days} />;
  if (size === 'line') {
    return (
      <div className={inLine}>
        <Figure label={label} total={total} isCompact />
        <div className={plot({ size })}>
          <IncomeLine days={days} markedIndex={days.length - 1} />
        </div>
        {table}
      </div>
    );
  }
  return (
    <Surface as="section" aria-label={label}>
      <Card label={label} days={days} total={total} />
      {table}
    </Surface>
  );
}
