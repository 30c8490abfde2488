import { checked } from '../kernel/checked';
import type { EpochMilliseconds } from './EpochMilliseconds';

function isInstant(milliseconds: number): milliseconds is EpochMilliseconds {
  return Number.isFinite(milliseconds);
}

/**
 * Marks a count of milliseconds since 1970 UTC as an instant.
 *
 * @throws RangeError when it is not a finite number
 * @example
 * epochMillisecondsFrom(1_700_000_000_123); // => 1_700_000_000_123
 * epochMillisecondsFrom(Number.NaN); // throws RangeError
 */
export function epochMillisecondsFrom(milliseconds: number): EpochMilliseconds {
  return checked(milliseconds, isInstant, 'an instant in milliseconds');
}
