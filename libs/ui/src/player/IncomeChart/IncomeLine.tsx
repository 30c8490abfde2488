import { incomeLine } from '../../geometry/incomeLine';
import type { DayAmount } from '../NetChart/DayAmount';
import { area, drawing, marker, trend } from './IncomeChart.css';

interface IncomeLineProps {
  readonly days: readonly DayAmount[];
  /** The day that carries the dot. */
  readonly markedIndex: number;
}

/** Height of the box in its own units; it is stretched to the height of the drawing. */
const HEIGHT = 100;

/** The drawing. The line is stretched to the width of the screen, its stroke and its dot are not. */
export function IncomeLine({ days, markedIndex }: IncomeLineProps) {
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
