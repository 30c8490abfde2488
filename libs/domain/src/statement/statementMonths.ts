import type { DayKey } from '../time/DayKey';
import type { EpochSeconds } from '../time/EpochSeconds';
import { manila } from '../time/manila';

/** A month of a statement. */
export interface StatementMonth {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly from: DayKey;
  /** Its last day; today in the month that is running. */
  readonly to: DayKey;
}

/**
 * The month that is running in Manila and the ones before it, newest first.
 *
 * @param now any instant of today
 */
export function statementMonths(now: EpochSeconds, count: number): readonly StatementMonth[] {
  const today = manila(now);
  return Array.from({ length: count }, (_, back) => {
    const first = today.startOf('month').subtract(back, 'month');
    const last = back === 0 ? today : first.endOf('month');
    return {
      month: first.format('YYYY-MM'),
      from: first.format('YYYY-MM-DD'),
      to: last.format('YYYY-MM-DD'),
    };
  });
}
