import { useCallback, useContext, useLayoutEffect, useRef } from 'react';

import { ModalContainerContext } from './ModalContainerContext';

/**
 * Focuses the heading of the topmost surface or of the page: the place to go when what opened the last one cannot be.
 */
function focusHeading(scope: ParentNode) {
  const titles = [...scope.querySelectorAll<HTMLElement>('[data-modal-title]')];
  const heading = titles.at(-1) ?? scope.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Whether the element took the focus; one that is gone, hidden or disabled did not. A surface is not asked: browsers
 * differ on when it loses the focus of a button that its press disabled.
 */
function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  if (element.getAttribute('role') === 'dialog') return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Remembers what had focus when a surface opened. Returns the function that gives focus back to it, or, when it can
 * no longer take it, to the heading of the surface or page it stood on.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const container = useContext(ModalContainerContext);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback(() => {
    if (takesFocus(opener.current)) return;
    const surface = opener.current?.isConnected ? opener.current.closest('[role="dialog"]') : null;
    focusHeading(surface ?? container ?? document);
  }, [container]);
}
