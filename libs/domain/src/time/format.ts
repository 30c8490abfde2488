import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { EpochSeconds } from './instants';
import { manilaDate } from './manila';

/**
 * The Manila date and time of an instant, 'YYYY-MM-DD HH:mm:ss'.
 *
 * Display rule: a missing or zero instant is shown as '--'.
 *
 * @see docs/rules.md#time
 * @param instant seconds since 1970 UTC
 * @throws RangeError for an instant that no calendar has, such as milliseconds given for seconds
 * @example
 * formatManila(epochSecondsFrom(1_700_000_000)); // => '2023-11-15 06:13:20'
 * formatManila(null); // => '--'
 */
export function formatManila(instant: EpochSeconds | null | undefined): string {
  if (!instant) return '--';
  dayjs.extend(utc); // Here and not at the top: importing this file has no effect. Extending again is free.
  return dayjs.utc(manilaDate(instant)).format('YYYY-MM-DD HH:mm:ss');
}
