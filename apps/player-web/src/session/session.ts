import type { Session } from '@kislap/domain';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../device/storage/deviceStorage';
import { createSessionStore, guest } from './SessionStore';

/** The app's session. */
export const session = createSessionStore(deviceStorage);

/** Who uses the app. Prerendered pages are a guest's: the same one, or React would draw all of the app once more. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.snapshot, () => guest);
}

/** The signed-in player's id, which their cached facts are kept under; `undefined` for a guest. */
export function useUserId(): number | undefined {
  return useSyncExternalStore(session.subscribe, session.userId, () => undefined);
}
