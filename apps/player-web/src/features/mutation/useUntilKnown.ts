import { getBalance } from '@kislap/api';
import { useInvalidation } from '@kislap/api/react';
import type { ReadKey } from '@kislap/api';
import { useEffect, useRef } from 'react';
import { useClock } from '../../device/clock/clock';
import { useUserId } from '../../session/session';

/** Pauses before the operator is asked how things stand, in milliseconds; the last one goes on. */
const PAUSES_MS = [2000, 4000, 8000, 15_000, 30_000] as const;
const LAST_MS = 30_000;

/**
 * Finds out how things stand after a write whose answer was lost. Nothing is written again: the balance is read, and
 * what the screen shows, until the operator answers or the screen is left.
 *
 * @returns resolves to whether it is known now
 */
export function useUntilKnown(): (ownKeys: readonly ReadKey[]) => Promise<boolean> {
  const clock = useClock();
  const { applyClaim } = useInvalidation(useUserId() ?? 0);
  const leave = useRef<() => void>(() => undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      leave.current();
    };
  }, []);

  const pause = (durationMs: number): Promise<void> =>
    new Promise((resolve) => {
      const callOff = clock.after(durationMs, resolve);
      leave.current = () => {
        callOff();
        resolve();
      };
    });

  return async (ownKeys) => {
    for (let attempt = 0; !isLeft.current; attempt += 1) {
      await pause(PAUSES_MS[attempt] ?? LAST_MS);
      const balance = isLeft.current ? undefined : await getBalance({ attempts: 1 }).catch(() => undefined);
      if (balance === undefined) continue;
      await applyClaim(balance, ...ownKeys);
      return true;
    }
    return false;
  };
}
