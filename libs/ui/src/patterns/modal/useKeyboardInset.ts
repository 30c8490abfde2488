import { useEffect } from 'react';
import type { RefObject } from 'react';

import { KEYBOARD_INSET } from './keyboardInset';

/** Pixels at the bottom of the layout that the keyboard covers. */
const coveredPx = (viewport: VisualViewport) =>
  Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);

/**
 * Lifts a surface above the on-screen keyboard and keeps the focused field in sight. The value goes straight
 * into a custom property: as React state it would arrive frames later, with the field still covered.
 */
export function useKeyboardInset(isOpen: boolean, layerRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || viewport === null || viewport === undefined) return undefined;
    const follow = () => {
      const layer = layerRef.current;
      if (layer === null) return;
      const covered = coveredPx(viewport);
      layer.style.setProperty(KEYBOARD_INSET, `${covered}px`);
      const focused = document.activeElement;
      if (covered > 0 && focused instanceof HTMLElement && layer.contains(focused)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [isOpen, layerRef]);
}
