import { useEffect, useState } from 'react';
import { useClock } from '../../clock/ClockContext';

const MS_PER_SECOND = 1000;

/** The whole seconds until an instant in epoch milliseconds, counting down; 0 without one. */
export function useSecondsLeft(until: number | undefined): number {
  const clock = useClock();
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const secondsTo = (instant: number): number =>
      Math.max(0, Math.ceil((instant - clock.now()) / MS_PER_SECOND));
    const tick = (): void => setSecondsLeft(until === undefined ? 0 : secondsTo(until));
    tick();
    return until === undefined ? undefined : clock.every(MS_PER_SECOND, tick);
  }, [clock, until]);
  return secondsLeft;
}
