import { serverNow, onServerClockCorrected } from '@kislap/api';
import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useEffect, useState } from 'react';
import { useClock } from './clock';
import { everyWhileSeen } from './whileSeen';

/** The operator's clock in whole seconds: what countdowns go by. */
export const operatorNow = (): EpochSeconds => epochSecondsFrom(Math.floor(serverNow() / 1000));

/** How often it is looked, while the page is seen, whether a new day has begun. */
const LOOK_MS = 30_000;

/**
 * An instant of the current Manila day by the operator's clock. It changes only when the day does, or when the first
 * answer shows that the device had another day.
 */
export function useManilaNow(): EpochSeconds {
  const clock = useClock();
  const [now, setNow] = useState(operatorNow);
  useEffect(() => {
    const look = () => {
      const next = operatorNow();
      setNow((held) => (manilaDay(held) === manilaDay(next) ? held : next));
    };
    look();
    const stopLooking = everyWhileSeen(clock, LOOK_MS, look);
    const stopListening = onServerClockCorrected(look);
    return () => {
      stopLooking();
      stopListening();
    };
  }, [clock]);
  return now;
}
