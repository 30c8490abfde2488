import type { Locale } from '@kislap/domain';
import { chooseLocale, isLocale } from '@kislap/domain';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import type { PageMessage } from '../../worker/readPageMessage';

const COOKIE_NAME = 'i18n_redirected';
const COOKIE_DAYS = 365;
const SECONDS_PER_DAY = 86_400;

/** What a `document.cookie` text remembers as the language, unchecked. */
export function localeFromCookie(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
  return pair?.slice(COOKIE_NAME.length + 1);
}

/** The text that makes `document.cookie` remember a language for a year on the whole site. */
export function localeCookie(locale: Locale): string {
  const maxAgeSeconds = COOKIE_DAYS * SECONDS_PER_DAY;
  return `${COOKIE_NAME}=${locale}; max-age=${maxAgeSeconds}; path=/; samesite=lax`;
}

/** The language to speak: the player's choice (cookie, then device), else the browser's. */
export function currentLocale(): Locale {
  const fromCookie = localeFromCookie(document.cookie);
  const isChosen = fromCookie !== undefined && isLocale(fromCookie);
  const remembered = isChosen ? fromCookie : deviceStorage.read(storedKeys.locale);
  return chooseLocale(remembered, navigator.languages);
}

/** Remembers the chosen language: the cookie tells the server, the device survives cleared cookies. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale);
  deviceStorage.write(storedKeys.locale, locale);
  // The pages that a service worker has kept are in the language of before.
  navigator.serviceWorker?.controller?.postMessage('forgetPages' satisfies PageMessage);
}

let shown: Locale | undefined;

/** The language this page was drawn in. Another tab may have chosen another one meanwhile. */
export const shownLocale = {
  current: (): Locale => shown ?? currentLocale(),
  set: (locale: Locale): void => {
    shown = locale;
  },
} as const;
