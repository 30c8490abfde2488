import { useEffect, useState } from 'react';
import { useClock } from '../../clock/ClockContext';

/** Whole seconds since `isRunning` first was true. Counted by the clock: a sleeping tab loses none. */
export function useElapsedSeconds(isRunning: boolean): number {
  const clock = useClock();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedMs = clock.elapsedMs();
    return clock.every(1000, () => setSeconds(Math.floor((clock.elapsedMs() - startedMs) / 1000)));
  }, [clock, isRunning]);
  return seconds;
}
