import { useEffect } from 'react';
import type { RefObject } from 'react';

import { KEYBOARD_INSET } from './Modal.css';

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
    const layer = layerRef.current;
    if (!isOpen || layer === null || viewport === null || viewport === undefined) return undefined;
    const follow = () => {
      const covered = coveredPx(viewport);
      const inset = `${covered}px`;
      // Nothing is 0 px: writing it would have the surface styled once more before it is first seen.
      if (inset !== (layer.style.getPropertyValue(KEYBOARD_INSET) || '0px'))
        layer.style.setProperty(KEYBOARD_INSET, inset);
      const focused = document.activeElement;
      if (covered > 0 && focused instanceof HTMLElement && layer.contains(focused)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    // With the keyboard up already, going to the next field changes no viewport.
    layer.addEventListener('focusin', follow);
    return () => {
      layer.removeEventListener('focusin', follow);
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [isOpen, layerRef]);
}
