import type { EpochMilliseconds } from '@kislap/domain';

/** What the idle watch is told and asked. */
export interface IdleWatchPorts {
  /** The device's clock. */
  readonly now: () => EpochMilliseconds;
  /** The last touch in any tab; `undefined` when there was none yet. */
  readonly lastTouch: () => EpochMilliseconds | undefined;
  readonly remember: (touch: EpochMilliseconds) => void;
  /** Runs `work` once, after `delayMs`. The answer calls it off. */
  readonly after: (delayMs: number, work: () => void) => () => void;
  /** Hides everything until somebody has proven who they are, or has gone; `unanswered` when it could not be asked. */
  readonly askWhoIsThere: () => Promise<'proven' | 'gone' | 'unanswered'>;
  /** Ends the session. */
  readonly leave: () => void;
}
