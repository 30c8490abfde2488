import { describe, expect, it } from 'vitest';

import { carriesAuthHeader } from './carriesAuthHeader';

describe('carriesAuthHeader', () => {
  it.each(['login', 'register', 'gameList', 'noticeList', 'getHot', 'gameLog'])(
    'leaves %s without it',
    (call) => {
      expect(carriesAuthHeader(`/api/web/${call}`)).toBe(false);
      expect(carriesAuthHeader(call)).toBe(false);
      expect(carriesAuthHeader(`https://api.example/api/web/${call}//?a=/b#/c`)).toBe(false);
      expect(carriesAuthHeader(`/api/web/${call}#top`)).toBe(false);
    },
  );

  it.each([
    '/api/web/loginOut',
    '/api/web/thirdLogin',
    '/api/web/getUserInfo',
    '/api/web/favoriteList',
    '/go/api/platformList',
    '/api/web/gameLogs',
    '/login/getUserInfo',
    '/api/web/getUserInfo?from=/login',
    '/api/web/getUserInfo#/login',
    '/api/web/Login',
    '',
  ])('gives it to %j', (url) => {
    expect(carriesAuthHeader(url)).toBe(true);
  });
});
