import { useSyncExternalStore } from 'react';
import { createLocationStore } from './LocationStore';
import type { AppLocation } from './LocationStore';

/** Where the player is. */
export const appLocation = createLocationStore(globalThis.window);

const home: AppLocation = { pathname: '/', search: '', state: undefined };

/** Where the player is. What is prerendered is the home page. */
export function useAppLocation(): AppLocation {
  return useSyncExternalStore(appLocation.subscribe, appLocation.snapshot, () => home);
}
