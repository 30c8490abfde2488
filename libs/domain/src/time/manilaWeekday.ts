import type { EpochSeconds } from './EpochSeconds';
import { manilaDate } from './manilaDate';

const sunday = 7;

/**
 * The Manila weekday of an instant: Monday is 1, Sunday is 7. The check-in week turns on it.
 *
 * @param instant seconds since 1970 UTC
 * @throws RangeError for an instant that no calendar has
 * @example
 * manilaWeekday(epochSecondsFrom(1_767_196_800)); // => 4
 */
export function manilaWeekday(instant: EpochSeconds): number {
  return manilaDate(instant).getUTCDay() || sunday;
}
