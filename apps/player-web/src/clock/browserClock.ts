import { epochMillisecondsFrom } from '@kislap/domain';
import type { Clock } from './Clock';

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
