import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import { afterPaint } from './afterPaint';
import { BESIDE_MODALS } from './besideModals';

/** How many open surfaces hold an element inert, so that the one below stays so until the last has gone. */
const holders = new WeakMap<Element, number>();

function hold(element: Element) {
  holders.set(element, (holders.get(element) ?? 0) + 1);
  element.setAttribute('inert', '');
}

function release(element: Element) {
  const left = (holders.get(element) ?? 1) - 1;
  holders.set(element, left);
  if (left === 0) element.removeAttribute('inert');
}

/** Everything in the document that neither holds the surface nor lives in it. */
function backgroundOf(surface: Element): Element[] {
  const background: Element[] = [];
  for (let inside = surface; inside.parentElement !== null; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && !sibling.hasAttribute(BESIDE_MODALS)) background.push(sibling);
    }
  }
  return background;
}

const ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Once the surface is seen to leave, or with the next act: a browser styles everything anew that can be used again, and
 * the tap that closes the surface would wait for it.
 */
function releaseSoon(background: readonly Element[]): void {
  const done = (): void => {
    giveUp();
    ACTS.forEach((act) => removeEventListener(act, done, true));
    background.forEach(release);
  };
  const giveUp = afterPaint(done);
  ACTS.forEach((act) => addEventListener(act, done, true));
}

/** While a surface is open, nothing behind it can be tapped, focused or read aloud. */
export function useInertBackground(isOpen: boolean, layerRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (!isOpen || layer === null) return undefined;
    const background = backgroundOf(layer);
    background.forEach(hold);
    return () => releaseSoon(background);
  }, [isOpen, layerRef]);
}
