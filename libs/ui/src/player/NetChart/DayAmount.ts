import type { DayKey, Money } from '@kislap/domain';

/** Which day of a chart is being read. */
export interface DayChoice {
  readonly day: DayKey;
  readonly onChange: (day: DayKey) => void;
}

/** One day of a chart. */
export interface DayAmount {
  readonly day: DayKey;
  readonly amount: Money;
}
