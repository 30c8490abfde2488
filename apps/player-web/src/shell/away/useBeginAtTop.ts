import { useEffect, useSyncExternalStore } from 'react';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { newAbsence } from '../../session/newAbsence';

/**
 * What has just begun is read from its top, with the focus on its heading: once the overlay has gone in which it was
 * begun, and has given the focus back.
 *
 * @param state what is shown; another one begins anew
 */
export function useBeginAtTop(state: string): void {
  const isClear = useSyncExternalStore(overlayStack.subscribe, overlayStack.snapshot).length === 0;
  useEffect(() => {
    if (!isClear) return undefined;
    const timer = setTimeout(() => {
      if (newAbsence.take()) beginAtTop();
    });
    return () => clearTimeout(timer);
  }, [isClear, state]);
}

function beginAtTop(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.closest('main')?.scrollTo({ top: 0, behavior: 'instant' });
  heading?.focus({ preventScroll: true });
}
