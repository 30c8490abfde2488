import { chooseLocale, isLocale } from '@kislap/domain';
import type { Locale } from '@kislap/domain';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { localeFromCookie } from './localeCookie';

/** The language to speak: the player's choice (cookie, then device), else the browser's. */
export function currentLocale(): Locale {
  const fromCookie = localeFromCookie(document.cookie);
  const isChosen = fromCookie !== undefined && isLocale(fromCookie);
  const remembered = isChosen ? fromCookie : deviceStorage.read(storedKeys.locale);
  return chooseLocale(remembered, navigator.languages);
}
