import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentLocale } from './locale';
import { localeFromCookie } from './locale';
import { localeCookie, rememberLocale } from './rememberLocale';

const forget = (): void => {
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  window.localStorage.clear();
};

beforeEach(forget);
afterEach(forget);

describe('the language cookie', () => {
  it('lasts a year, covers the site and travels with links from elsewhere', () => {
    expect(localeCookie('tag')).toBe('i18n_redirected=tag; max-age=31536000; path=/; samesite=lax');
  });

  it('is found among other cookies', () => {
    expect(localeFromCookie('a=1; i18n_redirected=tag; b=2')).toBe('tag');
  });

  it.each(['', 'not_i18n_redirected=tag'])('is absent from "%s"', (cookies) => {
    expect(localeFromCookie(cookies)).toBeUndefined();
  });
});

describe('the language of a visit', () => {
  it('follows the browser when nothing was chosen', () => {
    expect(currentLocale()).toBe('en');
  });

  it('follows the browser when the cookie holds no language of ours', () => {
    document.cookie = 'i18n_redirected=fil; path=/';
    expect(currentLocale()).toBe('en');
  });

  it('is the chosen one on the next visit', () => {
    rememberLocale('tag');
    expect(currentLocale()).toBe('tag');
  });

  it('survives cleared cookies', () => {
    rememberLocale('tag');
    document.cookie = 'i18n_redirected=; max-age=0; path=/';
    expect(currentLocale()).toBe('tag');
  });
});
