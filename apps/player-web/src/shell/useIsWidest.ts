import { useSyncExternalStore } from 'react';

/** From here the frame has room beside its column. */
const widest = window.matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  widest.addEventListener('change', listener);
  return () => widest.removeEventListener('change', listener);
}

/** Whether the window is as wide as a desk's. */
export const useIsWidest = (): boolean => useSyncExternalStore(subscribe, () => widest.matches);
