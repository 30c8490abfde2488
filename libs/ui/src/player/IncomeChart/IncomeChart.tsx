import type { Money as MoneyAmount } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';

import { incomeLine } from '../../geometry/incomeLine';
import { Money } from '../../primitives/Money/Money';
import { fittingSize } from '../../primitives/Money/moneyParts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { ChartTable } from '../ChartTable/ChartTable';
import type { DayAmount } from '../NetChart/DayAmount';
import { axis, head, nothing } from '../NetChart/NetChart.css';
import { area, drawing, inLine, marker, plot, trend } from './IncomeChart.css';

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

interface IncomeLineProps {
  readonly days: readonly DayAmount[];
  /** The day that carries the dot. */
  readonly markedIndex: number;
}

/** Height of the box in its own units; it is stretched to the height of the drawing. */
const HEIGHT = 100;

/** The drawing. The line is stretched to the width of the screen, its stroke and its dot are not. */
function IncomeLine({ days, markedIndex }: IncomeLineProps) {
  const {
    line,
    area: filled,
    points,
  } = incomeLine(
    days.map(({ amount }) => amount),
    HEIGHT,
  );
  const marked = points[days.length === 1 ? 1 : markedIndex];
  return (
    <svg className={drawing} aria-hidden="true">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" className={drawing}>
        <path d={filled} className={area} />
        <path d={line} className={trend} />
      </svg>
      {marked !== undefined && <circle cx={`${marked.x}%`} cy={`${marked.y}%`} r="4" className={marker} />}
    </svg>
  );
}
