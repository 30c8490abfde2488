import { createDeviceStorage } from './createDeviceStorage';

/** The app's one memory on this device. */
export const deviceStorage = createDeviceStorage(openLocalStorage(), globalThis.window);

function openLocalStorage(): Storage | undefined {
  try {
    return globalThis.window?.localStorage;
  } catch {
    // Blocked site data makes the property itself throw.
    return undefined;
  }
}
