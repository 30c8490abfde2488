import { useSyncExternalStore } from 'react';
import { consolePlaces } from './ConsolePlace';
import type { ConsolePlace } from './ConsolePlace';

/** Where the address says that one is; the first part when it says nothing known. */
export function usePlace(): ConsolePlace {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
  return consolePlaces.find((place) => place === hash) ?? 'players';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
