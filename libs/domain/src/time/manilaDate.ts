import type { EpochSeconds } from './EpochSeconds';
import { manilaSeconds } from './manilaSeconds';

const msPerSecond = 1000;
const farthestMs = 8.64e15;

/**
 * A date whose UTC parts read as the Manila clock does at that instant.
 *
 * @throws RangeError for an instant that no calendar has, some 270,000 years away
 */
export function manilaDate(instant: EpochSeconds): Date {
  const ms = manilaSeconds(instant) * msPerSecond;
  if (Math.abs(ms) <= farthestMs) return new Date(ms);
  throw new RangeError(
    `No calendar has the instant ${instant}: it is counted in seconds, perhaps milliseconds were given`,
  );
}
