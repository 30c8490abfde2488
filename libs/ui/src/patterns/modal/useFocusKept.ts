import { useEffect } from 'react';
import type { RefObject } from 'react';

import { isBesideModals, isNewest } from './openSurfaces';

/**
 * While a surface is the newest, Tab does not leave it: Radix knows its first and last element, and a browser steps over
 * those of them that are further choices of one field. From behind its end the focus comes back to its heading.
 */
export function useFocusKept(isOpen: boolean, layerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onFocusIn = (event: FocusEvent) => {
      const layer = layerRef.current;
      const isInside = event.target instanceof Node && layer?.contains(event.target) === true;
      if (isInside || !isNewest(layerRef) || isBesideModals(event)) return;
      layer?.querySelector<HTMLElement>('[data-modal-title]')?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [isOpen, layerRef]);
}
