import type { Locale } from '@kislap/domain';

/**
 * The language for a visitor who has not chosen one: the first of the browser's languages that we
 * speak (`fil` and `tl` are Filipino), else English.
 */
export function localeFromBrowser(languages: readonly string[]): Locale {
  const first = languages.map((language) => language.toLowerCase().split('-')[0]).find(isSpoken);
  return first === 'fil' || first === 'tl' ? 'tag' : 'en';
}

function isSpoken(language: string | undefined): boolean {
  return language === 'en' || language === 'fil' || language === 'tl';
}
