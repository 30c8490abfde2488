import type { Locale } from '@kislap/domain';

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
