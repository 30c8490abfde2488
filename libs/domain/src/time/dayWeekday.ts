import { misuse } from '../kernel/misuse';
import type { DayKey } from './DayKey';
import { isCalendarDay } from './isCalendarDay';

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
  if (!isCalendarDay(day)) throw misuse('a day written YYYY-MM-DD', day);
  return new Date(day).getUTCDay() || sunday;
}
