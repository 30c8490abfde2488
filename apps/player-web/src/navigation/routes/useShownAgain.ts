import { useEffect, useEffectEvent, useRef } from 'react';
import { useClock } from '../../device/clock/clock';

/** What was out of sight for longer asks quietly for what is new, in milliseconds. */
const QUIET_MS = 60_000;

/**
 * Calls back when a kept-alive page is shown again after it was hidden for more than a minute, behind another page or
 * because the app was in the background. A shorter absence costs no request.
 */
export function useShownAgain(onShownAgain: () => void): void {
  const clock = useClock();
  const hiddenAt = useRef<number>(undefined);
  const shown = useEffectEvent(() => {
    const since = hiddenAt.current;
    hiddenAt.current = undefined;
    if (since !== undefined && clock.elapsedMs() - since > QUIET_MS) onShownAgain();
  });
  const hidden = useEffectEvent(() => {
    hiddenAt.current ??= clock.elapsedMs();
  });
  // Effects of a kept-alive page end while it is hidden and begin again when it is shown.
  useEffect(() => {
    const follow = () => (document.visibilityState === 'hidden' ? hidden() : shown());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      hidden();
    };
  }, []);
}
