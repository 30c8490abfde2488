import { useEffect, useEffectEvent } from 'react';
import { useClock } from '../../clock/ClockContext';

/** Runs `work` every `everyMs` while the page is seen. */
export function useRegularly(work: () => Promise<void>, everyMs: number): void {
  const clock = useClock();
  const run = useEffectEvent(() => {
    if (!document.hidden) void work();
  });
  useEffect(() => clock.every(everyMs, () => run()), [clock, everyMs]);
}
