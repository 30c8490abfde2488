import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import type { DayKey } from './DayKey';

const sunday = 7;

/** The weekday of a calendar day: Monday is 1, Sunday is 7. */
export function dayWeekday(day: DayKey): number {
  dayjs.extend(utc); // Here and not at the top: importing this file has no effect. Extending again is free.
  return dayjs.utc(day).day() || sunday;
}
