import type { DayKey } from '../time/DayKey';
import type { EpochSeconds } from '../time/EpochSeconds';
import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { manilaDay } from '../time/manilaDay';
import { opensAfterSeconds } from './opensAfterSeconds';

/**
 * The newest Manila day whose commission can be claimed; so can every day before it.
 *
 * @example
 * const midnight = epochSecondsFrom(1_767_196_800);
 * lastClaimableDay(midnight); // => '2025-12-30'
 * lastClaimableDay(epochSecondsFrom(midnight + 6 * 3_600)); // => '2025-12-31'
 */
export function lastClaimableDay(now: EpochSeconds): DayKey {
  return manilaDay(epochSecondsFrom(now - opensAfterSeconds));
}
