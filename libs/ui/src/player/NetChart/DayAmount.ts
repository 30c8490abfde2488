import type { DayKey, Money } from '@kislap/domain';

/** One day of a chart. */
export interface DayAmount {
  readonly day: DayKey;
  readonly amount: Money;
}
