import type { Locale } from '@kislap/domain';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import type { PageMessage } from '../worker/readPageMessage';
import { localeCookie } from './localeCookie';

/** Remembers the chosen language: the cookie tells the server, the device survives cleared cookies. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale);
  deviceStorage.write(storedKeys.locale, locale);
  // The pages that a service worker has kept are in the language of before.
  navigator.serviceWorker?.controller?.postMessage('forgetPages' satisfies PageMessage);
}
