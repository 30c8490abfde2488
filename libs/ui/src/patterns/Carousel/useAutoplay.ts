import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds a slide or a line stays before the next one. */
const STAY_MS = 6000;

/** Whether the system or the player's settings ask for less motion. */
const wantsLessMotion = () =>
  document.documentElement.dataset['motion'] === 'less' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Handlers for the element whose touch or focus pauses the turning. */
export interface PauseHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Calls `turn` every six seconds while nobody touches or focuses the element, the document is visible and
 * motion is welcome. Returns what the element needs to pause it.
 */
export function useAutoplay(isOn: boolean, turn: () => void): PauseHandlers {
  const [isHeld, setHeld] = useState(false);
  const turnNow = useEffectEvent(turn);
  useEffect(() => {
    if (!isOn || isHeld || wantsLessMotion()) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turnNow();
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [isOn, isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo };
}
