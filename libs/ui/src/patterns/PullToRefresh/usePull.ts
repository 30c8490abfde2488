import { useEffect, useEffectEvent, useState } from 'react';

/** A finger has to travel this far, px, and what it pulls follows at half its pace. */
const ENOUGH_PX = 128;

/** How far the list has been pulled: 0 at rest, 1 when letting go refreshes. */
export function usePull(
  container: HTMLElement | null | undefined,
  isOff: boolean,
  onPulled: () => void,
): number {
  const [progress, setProgress] = useState(0);
  const pulled = useEffectEvent(onPulled);
  useEffect(() => {
    if (container === null || container === undefined || isOff) return undefined;
    let startY: number | undefined;
    let reached = 0;
    const start = (event: TouchEvent) => {
      startY = container.scrollTop <= 0 ? event.touches[0]?.clientY : undefined;
      reached = 0;
    };
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      if (container.scrollTop > 0) startY = y;
      reached = Math.min(1, Math.max(0, (y - startY) / ENOUGH_PX));
      if (reached > 0) event.preventDefault();
      setProgress(reached);
    };
    const end = () => {
      if (reached >= 1) pulled();
      startY = undefined;
      setProgress(0);
    };
    const options = { passive: true };
    container.addEventListener('touchstart', start, options);
    container.addEventListener('touchmove', move, { passive: false });
    container.addEventListener('touchend', end, options);
    container.addEventListener('touchcancel', end, options);
    return () => {
      container.removeEventListener('touchstart', start);
      container.removeEventListener('touchmove', move);
      container.removeEventListener('touchend', end);
      container.removeEventListener('touchcancel', end);
    };
  }, [container, isOff]);
  return progress;
}
