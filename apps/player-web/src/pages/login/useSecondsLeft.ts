import { useEffect, useState } from 'react';

const MS_PER_SECOND = 1000;
const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / MS_PER_SECOND));

/** The whole seconds until an instant in epoch milliseconds, counting down; 0 without one. */
export function useSecondsLeft(until: number | undefined): number {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const tick = (): void => setSecondsLeft(until === undefined ? 0 : secondsTo(until));
    tick();
    if (until === undefined) return undefined;
    const timer = setInterval(tick, MS_PER_SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return secondsLeft;
}
