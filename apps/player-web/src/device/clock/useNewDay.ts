import { isOfDay } from '@kislap/api';
import { manilaDay } from '@kislap/domain';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useClock } from './clock';
import { useManilaNow } from './operatorNow';

/** How long an operator may take after midnight to begin its new day, in milliseconds. */
const SETTLE_MS = 5000;

/**
 * Asks again for what the operator counts by days, as far as it is shown, soon after midnight in Manila, or when the page
 * is seen again on another day. Once for the whole app: a page shows what is held, and does not follow the day itself.
 */
export function useNewDay(): void {
  const clock = useClock();
  const { mutate } = useSWRConfig();
  const today = manilaDay(useManilaNow());
  const asked = useRef(today);
  useEffect(() => {
    if (asked.current === today) return undefined;
    return clock.after(SETTLE_MS, () => {
      asked.current = today;
      void mutate((key) => Array.isArray(key) && isOfDay([String(key[0])]));
    });
  }, [clock, mutate, today]);
}
