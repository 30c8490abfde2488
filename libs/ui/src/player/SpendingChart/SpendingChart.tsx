import { subtractMoney, zeroMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { minutesText, monthText, useText } from '@kislap/i18n';

import { netBars } from '../../geometry/netBars';
import { scrollable } from '../../patterns/PageFrame/scrolling';
import { Money } from '../../primitives/Money/Money';
import { Surface } from '../../primitives/Surface/Surface';
import {
  cell,
  headCell,
  legend,
  legendItem,
  legendMark,
  limitLine,
  paidIn,
  paidOut,
  plot,
  scroller,
  table,
  zeroLine,
} from './SpendingChart.css';

interface SpendingChartProps {
  /** What it is about: "My last 12 months". */
  readonly label: string;
  /** The oldest first. */
  readonly months: readonly MonthSpent[];
  /** What the player lets himself deposit in a month; nothing where no limit is set. */
  readonly limit?: MoneyAmount | undefined;
}

interface MonthSpent {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly deposited: MoneyAmount;
  readonly withdrawn: MoneyAmount;
  readonly net: MoneyAmount;
  readonly minutesPlayed: number;
}

/**
 * What was paid in and taken out, month by month: as bars of one scale over and under a line, and as a table with the
 * net and the time at the games.
 */
export function SpendingChart({ label, months, limit }: SpendingChartProps) {
  const text = useText();
  return (
    <Surface>
      <Bars months={months} limit={limit} />
      <div className={legend} aria-hidden>
        <LegendItem name={text('stmt.deposited')} look={paidIn} />
        <LegendItem name={text('stmt.withdrawn')} look={paidOut} />
        {limit !== undefined && (
          <span className={legendItem}>
            <svg className={legendMark}>
              <line x1="0" x2="100%" y1="50%" y2="50%" className={limitLine} />
            </svg>
            {text('rg.spentLimit')} <Money amount={limit} size="cap" />
          </span>
        )}
      </div>
      <div className={scroller} role="region" aria-label={label} {...scrollable}>
        <MonthTable months={months} label={label} />
      </div>
    </Surface>
  );
}

function LegendItem({ name, look }: { readonly name: string; readonly look: string }) {
  return (
    <span className={legendItem}>
      <svg className={legendMark}>
        <rect width="100%" height="100%" rx="2" className={look} />
      </svg>
      {name}
    </span>
  );
}

/** Height of the box, px. The style sheet gives the drawing the same. */
const HEIGHT = 112;
/** Part of its slot that a bar fills. */
const FILL = 0.6;

/** The drawing. Widths are percent, so that it fits every screen; the limit takes part in the scale. */
function Bars({ months, limit }: Pick<SpendingChartProps, 'months' | 'limit'>) {
  const values = months.flatMap(({ deposited, withdrawn }) => [
    deposited,
    subtractMoney(zeroMoney, withdrawn),
  ]);
  const { zero, bars } = netBars([...values, limit ?? zeroMoney], HEIGHT);
  const limitY = limit === undefined ? undefined : bars.at(-1)?.y;
  const slot = 100 / months.length;
  return (
    <svg className={plot} aria-hidden="true">
      {months.map(({ month }, index) =>
        bars
          .slice(index * 2, index * 2 + 2)
          .map(({ y, height }, side) => (
            <rect
              key={`${month} ${side}`}
              x={`${(index + (1 - FILL) / 2) * slot}%`}
              width={`${slot * FILL}%`}
              y={y}
              height={height}
              rx="1"
              className={side === 0 ? paidIn : paidOut}
            />
          )),
      )}
      <rect width="100%" y={Math.min(zero, HEIGHT - 1)} height="1" className={zeroLine} />
      {limitY !== undefined && <line x1="0" x2="100%" y1={limitY} y2={limitY} className={limitLine} />}
    </svg>
  );
}

/** The newest month first: it is what is looked for. */
function MonthTable({ months, label }: Pick<SpendingChartProps, 'months' | 'label'>) {
  const text = useText();
  const heads = [
    'rg.spentMonthName',
    'stmt.deposited',
    'stmt.withdrawn',
    'rg.spentNet',
    'stmt.timePlayed',
  ] as const;
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={headCell}>
              {text(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map(({ month, deposited, withdrawn, net, minutesPlayed }) => (
          <tr key={month}>
            <th scope="row" className={cell}>
              {monthText(text, month)}
            </th>
            {[deposited, withdrawn, net].map((amount, index) => (
              <td key={heads[index + 1]} className={cell}>
                <Money amount={amount} size="cap" />
              </td>
            ))}
            <td className={cell}>{minutesText(text, minutesPlayed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
