import { serverNow } from '@kislap/api';
import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useEffect, useState } from 'react';
import { useClock } from './ClockContext';

/** How often it is looked whether a new day has begun. */
const LOOK_MS = 30_000;

const operatorNow = (): EpochSeconds => epochSecondsFrom(Math.floor(serverNow() / 1000));

/** An instant of the current Manila day by the operator's clock. It changes only when the day does. */
export function useManilaNow(): EpochSeconds {
  const clock = useClock();
  const [now, setNow] = useState(operatorNow);
  useEffect(() => {
    const look = () => {
      const next = operatorNow();
      setNow((held) => (manilaDay(held) === manilaDay(next) ? held : next));
    };
    look();
    return clock.every(LOOK_MS, look);
  }, [clock]);
  return now;
}
