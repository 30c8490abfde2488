import { useSyncExternalStore } from 'react';
import { session } from './session';

/** Whether the session only pays out: its player is on a break or excluded. */
export function useIsAway(): boolean {
  return useSyncExternalStore(session.subscribe, session.isAway, () => false);
}
