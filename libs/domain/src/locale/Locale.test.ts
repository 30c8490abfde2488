import { describe, expect, it } from 'vitest';
import { chooseLocale, documentLanguage, formattingLocale } from './Locale';

describe('chooseLocale', () => {
  it.each([
    ['en', ['fil-PH'], 'en'],
    ['tag', ['en-US'], 'tag'],
    [undefined, ['fil-PH', 'en'], 'tag'],
    [undefined, ['fil'], 'tag'],
    [undefined, ['tl'], 'tag'],
    [undefined, ['TL-ph'], 'tag'],
    ['fil', ['fil'], 'tag'],
    ['xx', ['de-DE'], 'en'],
    ['', ['tl-PH'], 'tag'],
    [undefined, ['en-PH', 'fil'], 'en'],
    [undefined, ['tlh'], 'en'],
    [undefined, ['x-fil'], 'en'],
    [undefined, [], 'en'],
  ] as const)('remembering %j on a browser that speaks %j starts in %s', (remembered, languages, locale) => {
    expect(chooseLocale(remembered, languages)).toBe(locale);
  });
});

describe('the names of a language outside the app', () => {
  it("never say 'tag'", () => {
    expect(formattingLocale('tag')).toBe('fil-PH');
    expect(documentLanguage('tag')).toBe('fil');
  });

  it('are English for English', () => {
    expect(formattingLocale('en')).toBe('en-PH');
    expect(documentLanguage('en')).toBe('en');
  });
});
