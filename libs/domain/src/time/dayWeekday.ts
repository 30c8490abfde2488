import type { DayKey } from './DayKey';

const sunday = 7;

/**
 * The weekday of a calendar day: Monday is 1, Sunday is 7.
 *
 * @param day 'YYYY-MM-DD', a day that exists (`isCalendarDay`)
 * @throws RangeError when it is not a day
 * @example
 * dayWeekday('2026-01-01'); // => 4
 */
export function dayWeekday(day: DayKey): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (Number.isNaN(weekday)) throw new RangeError(`Not a day: '${day}'. A day is written YYYY-MM-DD`);
  return weekday || sunday;
}
