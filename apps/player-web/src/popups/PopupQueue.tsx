import { useState, useSyncExternalStore } from 'react';
import { isTravelling } from '../navigation/go';
import { useAppLocation } from '../navigation/useAppLocation';
import { overlayStack } from '../overlays/overlayStack';
import { nextPopup } from './nextPopup';
import type { Popup } from './Popup';
import { useAtRest } from './useAtRest';
import { useWaitingPopups } from './useWaitingPopups';
import { visit } from './visit';

const promotional: readonly Popup['kind'][] = ['ad', 'bindPhone', 'install'];

/**
 * Shows what comes up by itself: on home alone, one at a time, when the visitor lets the screen rest, and never over
 * something that is open.
 */
export function PopupQueue() {
  const { pathname } = useAppLocation();
  const overlays = useSyncExternalStore(overlayStack.subscribe, overlayStack.snapshot);
  const isBusy = pathname !== '/' || overlays.length > 0;
  const [shown, setShown] = useState<readonly Popup[]>([]);
  const popups = useWaitingPopups().filter(({ id }) => !shown.some((one) => one.id === id));
  const before = shown.map(({ kind }) => kind);
  const kind = nextPopup({
    isBusy,
    waiting: new Set(popups.map((popup) => popup.kind)),
    shown: visit.hadPromotion() ? ['ad', ...before] : before,
  });
  const next = popups.find((popup) => popup.kind === kind);
  useAtRest(next !== undefined, () => {
    if (next === undefined || isTravelling() || document.hidden) return;
    if (promotional.includes(next.kind)) visit.notePromotion();
    setShown((list) => [...list, next]);
    void next.show();
  });
  return null;
}
