import type { Brand } from '../kernel';
import { checked } from '../kernel/internal';

/**
 * An instant as whole seconds since 1970 UTC, the wire's unit.
 *
 * @example
 * const newYear: EpochSeconds = epochSecondsFrom(1_767_196_800);
 * formatManila(newYear); // => '2026-01-01 00:00:00'
 */
export type EpochSeconds = Brand<number, 'EpochSeconds'>;

function isSeconds(seconds: number): seconds is EpochSeconds {
  return Number.isSafeInteger(seconds);
}

/**
 * Marks a count of seconds since 1970 UTC as an instant; a fraction of a second is dropped.
 *
 * @see docs/rules.md#time
 * @throws RangeError when it is not a finite number
 * @example
 * epochSecondsFrom(1_700_000_000.9); // => 1_700_000_000
 * epochSecondsFrom(Number.NaN); // throws RangeError
 */
export function epochSecondsFrom(seconds: number): EpochSeconds {
  return checked(Math.floor(seconds), isSeconds, 'an instant in seconds');
}

/**
 * An instant as milliseconds since 1970 UTC, the device clock's unit.
 *
 * @example
 * const newYear: EpochMilliseconds = epochMillisecondsFrom(Date.UTC(2025, 11, 31, 16));
 * newYear; // => 1_767_196_800_000
 */
export type EpochMilliseconds = Brand<number, 'EpochMilliseconds'>;

function isMilliseconds(milliseconds: number): milliseconds is EpochMilliseconds {
  return Number.isFinite(milliseconds);
}

/**
 * Marks a count of milliseconds since 1970 UTC as an instant.
 *
 * @see docs/rules.md#time
 * @throws RangeError when it is not a finite number
 * @example
 * epochMillisecondsFrom(1_700_000_000_123); // => 1_700_000_000_123
 * epochMillisecondsFrom(Number.NaN); // throws RangeError
 */
export function epochMillisecondsFrom(milliseconds: number): EpochMilliseconds {
  return checked(milliseconds, isMilliseconds, 'an instant in milliseconds');
}
