import type { EpochMilliseconds } from '@kislap/domain';

/** Time as screens need it: what the hour is, and work that has to wait. */
export interface Clock {
  /** The device's clock. */
  readonly now: () => EpochMilliseconds;
  /** Milliseconds since some moment of this visit. Setting the device's clock does not move it. */
  readonly elapsedMs: () => number;
  /** Runs `work` once, after `delayMs`. The answer calls it off. */
  readonly after: (delayMs: number, work: () => void) => () => void;
  /** Runs `work` every `periodMs`. The answer ends it. */
  readonly every: (periodMs: number, work: () => void) => () => void;
}
