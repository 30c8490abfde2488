import { useCallback, useContext, useLayoutEffect, useRef } from 'react';

import { ModalContainerContext } from './ModalContainerContext';

/** Focuses the screen's heading: the place to go when what opened the surface is no longer there. */
function focusHeading(scope: ParentNode) {
  const heading = scope.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Remembers what had focus when a surface opened. Returns the function that gives focus back to it, or to the
 * heading of the screen when it has gone.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const container = useContext(ModalContainerContext);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback(() => {
    const target = opener.current;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
      target.focus({ preventScroll: true });
    } else {
      focusHeading(container ?? document);
    }
  }, [container]);
}
