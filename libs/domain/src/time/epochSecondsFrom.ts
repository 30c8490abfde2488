import { checked } from '../kernel/checked';
import type { EpochSeconds } from './EpochSeconds';

function isInstant(seconds: number): seconds is EpochSeconds {
  return Number.isSafeInteger(seconds);
}

/**
 * Marks a count of seconds since 1970 UTC as an instant; a fraction of a second is dropped.
 *
 * @throws RangeError when it is not a finite number
 * @example
 * epochSecondsFrom(1_700_000_000.9); // => 1_700_000_000
 * epochSecondsFrom(Number.NaN); // throws RangeError
 */
export function epochSecondsFrom(seconds: number): EpochSeconds {
  return checked(Math.floor(seconds), isInstant, 'an instant in seconds');
}
