import { useSyncExternalStore } from 'react';
import { appLocation } from './appLocation';
import type { AppLocation } from './LocationStore';

const home: AppLocation = { pathname: '/', search: '', told: undefined };

/** Where the player is. What is prerendered is the home page. */
export function useAppLocation(): AppLocation {
  return useSyncExternalStore(appLocation.subscribe, appLocation.snapshot, () => home);
}
