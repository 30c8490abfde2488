import { useSyncExternalStore } from 'react';

/** The parts of the console, in the order of its menu; the address names them behind its `#`. */
export const consolePlaces = [
  'players',
  'messages',
  'orders',
  'payouts',
  'persons',
  'operator',
  'faults',
  'ledger',
] as const;

export type ConsolePlace = (typeof consolePlaces)[number];

/** Where the address says that one is; the first part when it says nothing known. */
export function usePlace(): ConsolePlace {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
  return consolePlaces.find((place) => place === hash) ?? 'players';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
