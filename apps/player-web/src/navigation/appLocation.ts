import { LocationStore } from './LocationStore';

/** Where the player is. */
export const appLocation = new LocationStore(globalThis.window);
