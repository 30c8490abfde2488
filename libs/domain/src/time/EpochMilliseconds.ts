import type { Brand } from '../kernel/Brand';

/**
 * An instant as milliseconds since 1970 UTC, the device clock's unit.
 *
 * @example
 * const newYear: EpochMilliseconds = epochMillisecondsFrom(Date.UTC(2025, 11, 31, 16));
 * newYear; // => 1_767_196_800_000
 */
export type EpochMilliseconds = Brand<number, 'EpochMilliseconds'>;
