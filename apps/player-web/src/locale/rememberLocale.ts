import type { Locale } from '@kislap/domain';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { localeCookie } from './localeCookie';

/** Remembers the chosen language: the cookie tells the server, the device survives cleared cookies. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale);
  deviceStorage.write(storedKeys.locale, locale);
}
