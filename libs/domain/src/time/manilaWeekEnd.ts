import type { EpochSeconds } from './EpochSeconds';
import { epochSecondsFrom } from './epochSecondsFrom';
import { manilaDayStart } from './manilaDayStart';
import { manilaWeekday } from './manilaWeekday';
import { secondsPerDay } from './secondsPerDay';

const daysPerWeek = 7;

/**
 * When the Manila week of an instant ends: the Monday after it, 00:00. The check-in week begins again there.
 *
 * @param instant seconds since 1970 UTC
 * @example
 * const newYear = epochSecondsFrom(1_767_196_800);
 * formatManila(manilaWeekEnd(newYear)); // => '2026-01-05 00:00:00'
 */
export function manilaWeekEnd(instant: EpochSeconds): EpochSeconds {
  const daysLeft = daysPerWeek + 1 - manilaWeekday(instant);
  return epochSecondsFrom(manilaDayStart(instant) + daysLeft * secondsPerDay);
}
