import type { Locale } from '@kislap/domain';

interface LocaleHints {
  /** An explicit wish in the address. */
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
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return { locale: localeOf(tag), quality: Number(quality ?? 1) };
  });
  return wishes
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .find((wish) => wish.locale)?.locale;
}

/** Filipino and Tagalog are one language here. */
function localeOf(tag: string | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split('-')[0];
  if (language === 'en') return 'en';
  return language === 'fil' || language === 'tl' || language === 'tag' ? 'tag' : undefined;
}
