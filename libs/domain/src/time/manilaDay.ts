import type { DayKey } from './DayKey';
import type { EpochSeconds } from './EpochSeconds';
import { manilaDate } from './manilaDate';

/**
 * The Manila day of an instant: what "today" means in every rule, in every zone.
 *
 * @param instant seconds since 1970 UTC
 * @returns 'YYYY-MM-DD'
 * @throws RangeError for an instant that no calendar has
 * @example
 * manilaDay(epochSecondsFrom(1_767_196_800)); // => '2026-01-01'
 */
export function manilaDay(instant: EpochSeconds): DayKey {
  return manilaDate(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
