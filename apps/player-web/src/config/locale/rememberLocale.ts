import type { LanguageCode } from '@kislap/domain';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import type { PageMessage } from '../../worker/readPageMessage';
import { COOKIE_NAME } from './locale';

const YEAR_SECONDS = 31_536_000;

/** The text that makes `document.cookie` remember a language for a year on the whole site. */
export function localeCookie(locale: LanguageCode): string {
  return `${COOKIE_NAME}=${locale}; max-age=${YEAR_SECONDS}; path=/; samesite=lax`;
}

/** Remembers the chosen language: the cookie tells the server, the device survives cleared cookies. */
export function rememberLocale(locale: LanguageCode): void {
  document.cookie = localeCookie(locale);
  deviceStorage.write(storedKeys.locale, locale);
  // The pages that a service worker has kept are in the language of before.
  navigator.serviceWorker?.controller?.postMessage('forgetPages' satisfies PageMessage);
}
