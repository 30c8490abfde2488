import { useEffect, useState } from 'react';
import type { EpochSeconds } from '@kislap/domain';

const SECOND_MS = 1000;

/** The present, read again every second until the instant has come. A sleeping tab catches up when it wakes. */
export function useNowUntil(until: EpochSeconds, now: () => EpochSeconds): EpochSeconds {
  const [present, setPresent] = useState(now);
  const isOver = present >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setPresent(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, now]);
  return present;
}
