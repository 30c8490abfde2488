import { useEffect, useEffectEvent } from 'react';

/** Runs `work` every `everyMs` while the page is seen. */
export function useRegularly(work: () => Promise<void>, everyMs: number): void {
  const run = useEffectEvent(() => {
    if (!document.hidden) void work();
  });
  useEffect(() => {
    const timer = setInterval(() => run(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
