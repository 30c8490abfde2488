// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { chooseLocale, documentLanguage, formattingLocale, isLocale, type Locale } from '../index';

describe('examples of locale', () => {
  it('chooseLocale', () => {
    expect(chooseLocale(undefined, ['fil-PH', 'en'])).toEqual('tag');
    expect(chooseLocale('en', ['fil-PH'])).toEqual('en');
  });

  it('documentLanguage', () => {
    expect(documentLanguage('tag')).toEqual('fil');
  });

  it('formattingLocale', () => {
    expect(formattingLocale('tag')).toEqual('fil-PH');
  });

  it('isLocale', () => {
    expect(isLocale('tag')).toEqual(true);
    expect(isLocale('fil')).toEqual(false);
  });

  it('Locale', () => {
    const tagalog: Locale = 'tag';
    expect(documentLanguage(tagalog)).toEqual('fil');
  });
});
