import type { SpokenLanguage } from '@kislap/configure/settings';
import type { LanguageCode } from '@kislap/domain';
import { chooseLocale } from '@kislap/domain';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';

/** The cookie that remembers the language. */
export const COOKIE_NAME = 'i18n_redirected';

/** What a `document.cookie` text remembers as the language, unchecked. */
export function localeFromCookie(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
  return pair?.slice(COOKIE_NAME.length + 1);
}

/**
 * What the operator says of languages: those that it has added, and those of the build in which it has words of its own.
 * To be set before any language is asked for.
 */
export const operatorLanguages: { all: readonly SpokenLanguage[] } = { all: [] };

/** The language to speak: the player's choice (cookie, then device), else the browser's. */
export function currentLocale(): LanguageCode {
  const fromCookie = localeFromCookie(document.cookie);
  const added = operatorLanguages.all;
  const isChosen = chooseLocale(fromCookie, [], added) === fromCookie;
  const remembered = isChosen ? fromCookie : deviceStorage.read(storedKeys.locale);
  return chooseLocale(remembered, navigator.languages, added);
}

let shown: LanguageCode | undefined;

/** The language this page was drawn in. Another tab may have chosen another one meanwhile. */
export const shownLocale = {
  current: (): LanguageCode => shown ?? currentLocale(),
  set: (locale: LanguageCode): void => {
    shown = locale;
  },
} as const;

/** What the operator sends in English, and perhaps in Tagalog too, in the language of this page. */
export const inLanguage = (english: string, tagalog: string | undefined): string =>
  (shownLocale.current() === 'tag' ? tagalog : undefined) ?? english;
