import { languages } from '@kislap/domain';
import type { Language, Locale } from '@kislap/domain';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

interface LocaleHints {
  /** An explicit preference in the address. */
  readonly query?: string | undefined;
  /** The language the player picked in the app. */
  readonly cookie?: string | undefined;
  /** The browser's Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

/** The language of a page: the first hint that names one we speak, else English. */
export function pageLocale({ query, cookie, acceptLanguage }: LocaleHints): Locale {
  return localeOf(query) ?? localeOf(cookie) ?? preferredLocale(acceptLanguage ?? '') ?? 'en';
}

function preferredLocale(header: string): Locale | undefined {
  const preferences = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return { locale: localeOf(tag), quality: Number(quality ?? 1) };
  });
  return preferences
    .filter((preference) => preference.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .find((preference) => preference.locale)?.locale;
}

/** Filipino and Tagalog are one language here. */
function localeOf(tag: string | undefined): Locale | undefined {
  const spoken = tag?.trim().toLowerCase().split('-')[0] ?? '';
  const isSpoken = ({ code, spokenAs }: Language) => code === spoken || spokenAs.includes(spoken);
  return languages.find(isSpoken)?.code;
}

/** The language of a request: the address, then the player's choice in the app, then the browser. */
export function requestLocale(context: Context): Locale {
  return pageLocale({
    query: context.req.query('lang'),
    cookie: getCookie(context, 'i18n_redirected'),
    acceptLanguage: context.req.header('accept-language'),
  });
}
