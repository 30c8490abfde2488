import { describe, expect, it } from 'vitest';
import { baseLocale, chooseLocale, documentLanguage, formattingLocale } from './Locale';

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

describe('a language that an operator has added', () => {
  it.each([
    ['ceb', ['en'], false, 'ceb'],
    [undefined, ['ceb-PH'], false, 'ceb'],
    [undefined, ['CEB'], false, 'ceb'],
    ['ceb', ['en'], true, 'ceb'],
    // Nobody gets a draft who has not asked for it.
    [undefined, ['ceb-PH'], true, 'en'],
    ['ilo', ['fil'], false, 'tag'],
  ] as const)(
    'after %j on a browser that speaks %j, as a draft: %s, starts in %s',
    (remembered, browser, draft, code) => {
      expect(chooseLocale(remembered, browser, [{ code: 'ceb', draft }])).toBe(code);
    },
  );

  it('is called by its own tag, and what it does not say is said in English', () => {
    expect(documentLanguage('ceb')).toBe('ceb');
    expect(formattingLocale('ceb')).toBe('ceb-PH');
    expect(baseLocale('ceb')).toBe('en');
    expect(baseLocale('tag')).toBe('tag');
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
