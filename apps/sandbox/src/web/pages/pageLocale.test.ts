import { describe, expect, it } from 'vitest';
import { pageLocale } from './pageLocale';

describe('pageLocale', () => {
  it('follows the address before the cookie', () => {
    expect(pageLocale({ query: 'en', cookie: 'tag', acceptLanguage: 'fil' })).toBe('en');
  });

  it('follows the cookie before the browser', () => {
    expect(pageLocale({ cookie: 'tag', acceptLanguage: 'en-PH' })).toBe('tag');
  });

  it.each([
    ['fil-PH,en;q=0.8', 'tag'],
    ['tl', 'tag'],
    ['en;q=0.5, fil;q=0.9', 'tag'],
    ['de, en-US;q=0.9, fil;q=0.8', 'en'],
    ['fil;q=0, en', 'en'],
    ['de', 'en'],
    [undefined, 'en'],
  ])('reads %j from the browser as %s', (acceptLanguage, locale) => {
    expect(pageLocale({ acceptLanguage })).toBe(locale);
  });

  it('ignores a language it does not speak', () => {
    expect(pageLocale({ query: 'xx', cookie: 'tag' })).toBe('tag');
  });
});
