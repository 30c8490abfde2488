import type { Brand } from '../kernel/Brand';

/** An instant as whole seconds since 1970 UTC, the wire's unit. */
export type EpochSeconds = Brand<number, 'EpochSeconds'>;
