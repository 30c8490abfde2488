import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import { BESIDE_MODALS } from './besideModals';
import { noteSurfaceChange } from './swallowEchoes';

type LayerRef = RefObject<HTMLElement | null>;

/** Open surfaces, the newest last: keys and taps belong to that one alone. */
const open: LayerRef[] = [];
/** The surface that was the newest when something was pressed last, while it is open. */
let pressedOn: LayerRef | undefined;

/** Whether no other surface has opened since. */
export const isNewest = (layerRef: LayerRef): boolean => open.at(-1) === layerRef;

/**
 * Whether no other surface was open above it when the finger came down: Radix tells of a tap outside when it has ended,
 * and the surface that it was for may be gone by then.
 */
export const wasNewestAtPress = (layerRef: LayerRef): boolean => pressedOn === layerRef;

/** Whether something happens in what stays alive beside surfaces. */
export const isBesideModals = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`[${BESIDE_MODALS}]`) !== null;

const notePress = (): void => {
  pressedOn = open.at(-1);
};

/** Counts a surface among the open ones, before focus moves into it. */
export function useOpenSurface(isOpen: boolean, layerRef: LayerRef): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    open.push(layerRef);
    noteSurfaceChange();
    document.addEventListener('pointerdown', notePress, { capture: true });
    return () => {
      open.splice(open.indexOf(layerRef), 1);
      noteSurfaceChange();
      // What is pressed while it leaves is not meant for it: least of all the button that opens it anew.
      if (pressedOn === layerRef) pressedOn = undefined;
      if (open.length === 0) document.removeEventListener('pointerdown', notePress, { capture: true });
    };
  }, [isOpen, layerRef]);
}
