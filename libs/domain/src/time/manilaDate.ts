import { misuse } from '../kernel/misuse';
import type { EpochSeconds } from './EpochSeconds';
import { manilaSeconds } from './manilaSeconds';

const msPerSecond = 1000;
/** Some 2000 years around 1970: beyond it a day is not written YYYY-MM-DD, and milliseconds were meant. */
const farthestMs = 6e13;

/**
 * A date whose UTC parts read as the Manila clock does at that instant.
 *
 * @throws RangeError for an instant some 2000 years away, such as milliseconds given for seconds
 */
export function manilaDate(instant: EpochSeconds): Date {
  const ms = manilaSeconds(instant) * msPerSecond;
  if (Math.abs(ms) <= farthestMs) return new Date(ms);
  throw misuse('an instant in seconds (not milliseconds)', instant);
}
