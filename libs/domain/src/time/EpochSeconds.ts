import type { Brand } from '../kernel/Brand';

/**
 * An instant as whole seconds since 1970 UTC, the wire's unit.
 *
 * @example
 * const newYear: EpochSeconds = epochSecondsFrom(1_767_196_800);
 * formatManila(newYear); // => '2026-01-01 00:00:00'
 */
export type EpochSeconds = Brand<number, 'EpochSeconds'>;
