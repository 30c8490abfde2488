import { wholeCount } from '../kernel/internal';
import { type DayKey, type EpochSeconds, manilaDate, manilaDay } from '../time/internal';

const dayLength = 'YYYY-MM-DD'.length;
const monthLength = 'YYYY-MM'.length;

/**
 * A month of a statement.
 *
 * @example
 * const january: StatementMonth = { month: '2026-01', from: '2026-01-01', to: '2026-01-01' };
 * statementMonths(epochSecondsFrom(1_767_196_800), 1); // => [january]
 */
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
 * @see docs/rules.md#statement
 * @param now any instant of today, in seconds since 1970 UTC
 * @param count how many months, the running one included
 * @example
 * statementMonths(epochSecondsFrom(1_767_196_800), 2)[1]; // => { month: '2025-12', from: '2025-12-01', to: '2025-12-31' }
 */
export function statementMonths(now: EpochSeconds, count: number): readonly StatementMonth[] {
  const today = manilaDate(now);
  const dayOf = (monthsBack: number, day: number): DayKey =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsBack, day))
      .toISOString()
      .slice(0, dayLength);
  return Array.from({ length: wholeCount(count) }, (_, back) => {
    const from = dayOf(back, 1);
    const to = back === 0 ? manilaDay(now) : dayOf(back - 1, 0);
    return { month: from.slice(0, monthLength), from, to };
  });
}
