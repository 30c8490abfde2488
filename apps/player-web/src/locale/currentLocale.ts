import type { Locale } from '@kislap/domain';
import { localeFromBrowser } from '@kislap/i18n';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { localeFromCookie } from './localeCookie';

/** The language to speak: the player's choice (cookie, then device), else the browser's. */
export function currentLocale(): Locale {
  return (
    localeFromCookie(document.cookie) ??
    deviceStorage.read(storedKeys.locale) ??
    localeFromBrowser(navigator.languages)
  );
}
