import { createContext, use } from 'react';
import { browserClock } from './browserClock';
import type { Clock } from './Clock';

/** What screens take the time from. A story puts a clock here that stands still. */
export const ClockContext = createContext<Clock>(browserClock);

/** The clock that this screen goes by. */
export function useClock(): Clock {
  return use(ClockContext);
}
