const openCalls = new Set(['login', 'register', 'gameList', 'noticeList', 'getHot', 'gameLog']);

/**
 * Whether a call carries the auth header.
 *
 * Header rule: every call but login, register, gameList, noticeList, getHot and gameLog, matched on the whole last
 * segment of the path: loginOut and thirdLogin do carry it.
 *
 * @param url path of the call, with or without origin, query and trailing slash
 * @example
 * carriesAuthHeader('/api/v1/user/loginOut?time=1'); // => true
 * carriesAuthHeader('/api/v1/user/login'); // => false
 */
export function carriesAuthHeader(url: string): boolean {
  const path = url.replace(/[?#].*/, '').replace(/\/+$/, '');
  return !openCalls.has(path.slice(path.lastIndexOf('/') + 1));
}
