import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import { BESIDE_MODALS } from './useInertBackground';

/** Open surfaces, the newest last: Escape belongs to that one alone. */
const open: RefObject<HTMLElement | null>[] = [];

const isBesideModals = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${BESIDE_MODALS}]`) !== null;

/**
 * Escape leaves the newest open surface. It does not while an input method composes, where Escape takes back half a
 * word, nor while focus is in a toast, which it closes then. Listening here and not in each surface keeps a toast
 * that came up later from taking the key away.
 */
export function useEscape(isOpen: boolean, layerRef: RefObject<HTMLElement | null>, onEscape: () => void) {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.key === 'Escape' && !event.isComposing && open.at(-1) === layerRef;
      if (isOurs && !isBesideModals(event)) leave();
    };
    open.push(layerRef);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      open.splice(open.indexOf(layerRef), 1);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, layerRef]);
}
