import type { EpochSeconds } from './EpochSeconds';
import { epochSecondsFrom } from './epochSecondsFrom';
import { manilaSeconds } from './manilaSeconds';
import { secondsPerDay } from './secondsPerDay';

/** When the Manila day of an instant began: its midnight. */
export function manilaDayStart(instant: EpochSeconds): EpochSeconds {
  const clock = manilaSeconds(instant);
  const sinceMidnight = clock - Math.floor(clock / secondsPerDay) * secondsPerDay;
  return epochSecondsFrom(instant - sinceMidnight);
}
