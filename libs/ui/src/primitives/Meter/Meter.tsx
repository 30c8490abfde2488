import { fill, track } from './Meter.css';

type MeterProps = {
  /** What is measured. */
  label: string;
  /** From 0 to 1; what lies outside is cut. */
  progress: number;
  /** The progress as words, "₱740.00 of ₱2,000.00". */
  spoken: string;
  /** A condition that is full is good news; a limit that is full only waits for its next period. */
  fullMeans?: 'done' | 'reached';
};

/** How much of a condition is met. Drawn in SVG, so that its width needs no inline style. */
export function Meter({ label, progress, spoken, fullMeans = 'done' }: MeterProps) {
  const percent = Math.round(Math.min(Math.max(progress, 0), 1) * 100);
  return (
    <svg
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={spoken}
      className={track}
    >
      <rect
        width={`${percent}%`}
        height="100%"
        rx="4"
        className={fill({ state: percent === 100 ? fullMeans : 'open' })}
      />
    </svg>
  );
}
