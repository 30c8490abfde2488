import type { DayKey } from '@kislap/domain';

/** Which day of a chart is being read. */
export interface DayChoice {
  readonly day: DayKey;
  readonly onChange: (day: DayKey) => void;
}
