import type { EpochMilliseconds } from '@kislap/domain';
import { epochMillisecondsFrom } from '@kislap/domain';
import { createContext, use } from 'react';

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

/** The browser's own time. */
export const browserClock: Clock = {
  now: () => epochMillisecondsFrom(Date.now()),
  elapsedMs: () => performance.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
  every: (periodMs, work) => {
    const timer = setInterval(work, periodMs);
    return () => clearInterval(timer);
  },
};

/** What screens take the time from. A story puts a clock here that stands still. */
export const ClockContext = createContext<Clock>(browserClock);

/** The clock that this screen goes by. */
export function useClock(): Clock {
  return use(ClockContext);
}
