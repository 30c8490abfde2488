import type { EpochSeconds } from '../time/EpochSeconds';
import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { manila } from '../time/manila';
import { commissionTiming } from './commissionTiming';

/** When the next day's commission opens. */
export function nextCommissionAt(now: EpochSeconds): EpochSeconds {
  const { secondsPerDay, opensAfterSeconds } = commissionTiming;
  const shifted = manila(epochSecondsFrom(now - opensAfterSeconds + secondsPerDay));
  const startOfShifted = shifted.startOf('day').unix();
  return epochSecondsFrom(startOfShifted + opensAfterSeconds);
}
