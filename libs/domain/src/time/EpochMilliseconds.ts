import type { Brand } from '../kernel/Brand';

/** An instant as milliseconds since 1970 UTC, the device clock's unit. */
export type EpochMilliseconds = Brand<number, 'EpochMilliseconds'>;
