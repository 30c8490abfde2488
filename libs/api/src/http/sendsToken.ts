const GUEST_CALLS: ReadonlySet<string> = new Set([
  'login',
  'register',
  'gameList',
  'noticeList',
  'getHot',
  'gameLog',
]);

/** Header rule: a call sends the token unless its whole last path segment is one of the guest calls. */
export function sendsToken(path: string): boolean {
  return !GUEST_CALLS.has(path.slice(path.lastIndexOf('/') + 1));
}
