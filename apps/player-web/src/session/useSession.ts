import type { Session } from '@kislap/domain';
import { useSyncExternalStore } from 'react';
import { session } from './session';

const guest: Session = { status: 'guest' };

/** Who uses the app. Prerendered pages are a guest's. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.snapshot, () => guest);
}
