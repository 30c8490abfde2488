import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

import { afterPaint } from './afterPaint';

/**
 * Keeps a surface mounted until its exit animation has ended, and then tells so. Returns whether the surface
 * is to be rendered.
 */
export function useExit(
  isOpen: boolean,
  surfaceRef: RefObject<HTMLElement | null>,
  onExited: (() => void) | undefined,
): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  const exit = useEffectEvent(() => {
    setPresent(false);
    onExited?.();
  });

  useEffect(() => {
    if (isOpen || !isPresent) return undefined;
    let isStillClosing = true;
    // Asked before the paint, a browser styles the whole page within the tap.
    const giveUp = afterPaint(() => {
      const animations = surfaceRef.current?.getAnimations?.() ?? [];
      void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
        if (isStillClosing) exit();
      });
    });
    return () => {
      isStillClosing = false;
      giveUp();
    };
  }, [isOpen, isPresent, surfaceRef]);

  return isPresent;
}
