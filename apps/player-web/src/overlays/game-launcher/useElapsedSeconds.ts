import { useEffect, useState } from 'react';

/** Whole seconds since `isRunning` first was true. Counted by the clock: a sleeping tab loses none. */
export function useElapsedSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedMs = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedMs) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
