import { zeroMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';

import { netBars } from '../../geometry/netBars';
import { Money } from '../../primitives/Money/Money';
import { fittingSize } from '../../primitives/Money/moneyParts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { ChartTable } from '../ChartTable/ChartTable';
import { DaySlider } from '../DaySlider/DaySlider';
import type { DayAmount, DayChoice } from './DayAmount';
import { axis, bar, column, drawing, head, nothing, plot, zeroLine } from './NetChart.css';

interface NetChartProps {
  /** What the amounts are: "30-day net result". */
  readonly label: string;
  /** Manila days, oldest first; `undefined` until they are known. */
  readonly days: readonly DayAmount[] | undefined;
  /** All of them together, shown while no day is chosen. */
  readonly total?: MoneyAmount;
  /** Lets the player read one day. A day that is not drawn reads the last one. */
  readonly choice?: DayChoice | undefined;
}

function Reading({ label, amount }: { readonly label: string; readonly amount: MoneyAmount | undefined }) {
  return (
    <div className={head}>
      <Text as="span" size="sm" tone="muted">
        {label}
      </Text>
      {amount !== undefined && (
        <Money
          amount={amount}
          size={fittingSize(amount)}
          sign="always"
          tone={amount > zeroMoney ? 'money' : 'default'}
        />
      )}
    </div>
  );
}

interface PlotProps extends Pick<NetChartProps, 'label' | 'total' | 'choice'> {
  readonly days: readonly DayAmount[];
}

function Plot({ label, days, total, choice }: PlotProps) {
  const text = useText();
  const found = days.findIndex(({ day }) => day === choice?.day);
  const index = found === -1 ? days.length - 1 : found;
  const [first, chosen, last] = [days[0], choice === undefined ? undefined : days[index], days.at(-1)];
  return (
    <>
      <Reading
        label={chosen === undefined ? label : dayText(text, chosen.day, 'date')}
        amount={chosen === undefined ? total : chosen.amount}
      />
      <div className={plot}>
        <NetBars days={days} chosenIndex={choice === undefined ? undefined : index} />
        {choice !== undefined && <DaySlider days={days} index={index} onChange={choice.onChange} />}
      </div>
      <div className={axis} aria-hidden>
        <span>{first !== undefined && dayText(text, first.day)}</span>
        {days.length > 1 && last !== undefined && <span>{dayText(text, last.day)}</span>}
      </div>
      <ChartTable caption={label} days={days} />
    </>
  );
}

/** What came in and what went out, day by day, as bars over and under one zero line. */
export function NetChart({ label, days, ...rest }: NetChartProps) {
  const text = useText();
  return (
    <Surface as="section" aria-label={label} aria-busy={days === undefined}>
      {days === undefined && <Skeleton shape="card" />}
      {days?.length === 0 && (
        <>
          <Reading label={label} amount={undefined} />
          <p className={nothing}>{text('common.noData')}</p>
        </>
      )}
      {days !== undefined && days.length > 0 && <Plot label={label} days={days} {...rest} />}
    </Surface>
  );
}

interface NetBarsProps {
  readonly days: readonly DayAmount[];
  /** The day whose column is lit; none when nothing can be chosen. */
  readonly chosenIndex: number | undefined;
}

/** Height of the box, px. The style sheet gives the drawing the same. */
const HEIGHT = 96;

/** The drawing. Widths are percent, so that it fits every screen and its corners stay round. */
function NetBars({ days, chosenIndex }: NetBarsProps) {
  const { zero, bars } = netBars(
    days.map(({ amount }) => amount),
    HEIGHT,
  );
  const slot = 100 / days.length;
  return (
    <svg className={drawing} aria-hidden="true">
      {chosenIndex !== undefined && (
        <rect x={`${chosenIndex * slot}%`} width={`${slot}%`} height="100%" rx="4" className={column} />
      )}
      {bars.map(({ x, width, y, height }, index) => (
        <rect
          key={days[index]?.day}
          x={`${x}%`}
          width={`${width}%`}
          y={y}
          height={height}
          rx="1"
          className={bar({ flow: y < zero ? 'in' : 'out' })}
        />
      ))}
      <rect width="100%" y={Math.min(zero, HEIGHT - 1)} height="1" className={zeroLine} />
    </svg>
  );
}
