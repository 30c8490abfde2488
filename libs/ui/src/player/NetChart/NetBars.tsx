import { netBars } from '../../geometry/netBars';
import type { DayAmount } from './DayAmount';
import { bar, column, drawing, zeroLine } from './NetChart.css';

interface NetBarsProps {
  readonly days: readonly DayAmount[];
  /** The day whose column is lit; none when nothing can be chosen. */
  readonly chosenIndex: number | undefined;
}

/** Height of the box, px. The style sheet gives the drawing the same. */
const HEIGHT = 96;

/** The drawing. Widths are percent, so that it fits every screen and its corners stay round. */
export function NetBars({ days, chosenIndex }: NetBarsProps) {
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
