import { useSyncExternalStore } from 'react';
import { session } from './session';

/** The signed-in player's id, which their cached facts are kept under; `undefined` for a guest. */
export function useUserId(): number | undefined {
  return useSyncExternalStore(session.subscribe, session.userId, () => undefined);
}
