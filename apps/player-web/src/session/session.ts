import type { Session } from '@kislap/domain';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../device/storage/deviceStorage';
import { createSessionStore } from './SessionStore';

/** The app's session. */
export const session = createSessionStore(deviceStorage);

const guest: Session = { status: 'guest' };

/** Who uses the app. Prerendered pages are a guest's. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.snapshot, () => guest);
}

/** The signed-in player's id, which their cached facts are kept under; `undefined` for a guest. */
export function useUserId(): number | undefined {
  return useSyncExternalStore(session.subscribe, session.userId, () => undefined);
}
