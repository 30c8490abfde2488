import { getOperatorSettings } from '@kislap/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { go } from '../../navigation/go';
import { useRegularly } from './useRegularly';

/** Rarely enough that a whole country of waiting phones does not hold the server down. */
const PROBE_EVERY_MS = 30_000;

/**
 * Asks now and then whether the operator is back, and returns then to where the visitor was.
 *
 * @param returnTo `undefined` for whoever came by hand, sent by no answer: they find out at once
 * @returns whether it is being asked, and the way to ask now
 */
export function useProbe(returnTo: string | undefined): {
  readonly isAsking: boolean;
  readonly probe: () => Promise<void>;
} {
  const [isAsking, setAsking] = useState(false);
  const leaveIfOver = async (): Promise<void> => {
    try {
      await getOperatorSettings({ attempts: 1 });
      await go(returnTo ?? '/', { replace: true });
    } catch {
      // Still closed: the next probe asks again.
    }
  };
  const probe = async (): Promise<void> => {
    setAsking(true);
    await leaveIfOver();
    setAsking(false);
  };
  useRegularly(probe, PROBE_EVERY_MS);
  const probeIfCameByHand = useEffectEvent(() => {
    if (returnTo === undefined) void leaveIfOver();
  });
  useEffect(() => probeIfCameByHand(), []);
  return { isAsking, probe };
}
