import type { DayKey } from '../time/DayKey';
import type { EpochSeconds } from '../time/EpochSeconds';
import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { manilaDay } from '../time/manilaDay';
import { commissionTiming } from './commissionTiming';

/** The newest Manila day whose commission can be claimed; so can every day before it. */
export function lastClaimableDay(now: EpochSeconds): DayKey {
  return manilaDay(epochSecondsFrom(now - commissionTiming.opensAfterSeconds));
}
