import type { EpochSeconds } from '../time/EpochSeconds';
import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { manilaDayStart } from '../time/manilaDayStart';
import { secondsPerDay } from '../time/secondsPerDay';
import { opensAfterSeconds } from './opensAfterSeconds';

/**
 * When the next day's commission opens.
 *
 * @param now seconds since 1970 UTC
 * @example
 * formatManila(nextCommissionAt(epochSecondsFrom(1_767_196_800))); // => '2026-01-01 06:00:00'
 */
export function nextCommissionAt(now: EpochSeconds): EpochSeconds {
  const shifted = manilaDayStart(epochSecondsFrom(now - opensAfterSeconds + secondsPerDay));
  return epochSecondsFrom(shifted + opensAfterSeconds);
}
