import { describe, expect, it } from 'vitest';
import { htmlLangOf } from './htmlLangOf';
import { intlLocaleOf } from './intlLocaleOf';
import { localeFromBrowser } from './localeFromBrowser';
import { parseLocale } from './parseLocale';

describe('the language of the app', () => {
  it('is read from outside only when it is one of ours', () => {
    expect(parseLocale('tag')).toBe('tag');
    expect(parseLocale('en')).toBe('en');
    expect(parseLocale('fil')).toBeUndefined();
    expect(parseLocale(null)).toBeUndefined();
  });

  it.each([
    [['fil-PH', 'en-US'], 'tag'],
    [['tl'], 'tag'],
    [['en-PH', 'fil'], 'en'],
    [['ja-JP', 'tl-PH', 'en'], 'tag'],
    [['de-DE'], 'en'],
    [[], 'en'],
  ] as const)('is guessed from the browser languages %j as %s', (languages, locale) => {
    expect(localeFromBrowser(languages)).toBe(locale);
  });

  it('reaches Intl and HTML as Filipino, never as the code "tag"', () => {
    expect(intlLocaleOf('tag')).toBe('fil-PH');
    expect(htmlLangOf('tag')).toBe('fil');
    expect(intlLocaleOf('en')).toBe('en');
    expect(htmlLangOf('en')).toBe('en');
  });
});
