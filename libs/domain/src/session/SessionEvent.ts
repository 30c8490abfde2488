/**
 * What happens to the session.
 *
 * @example
 * const signedIn: SessionEvent = { type: 'signedIn', token: 'new' };
 * nextSession({ status: 'guest' }, signedIn).session; // => { status: 'signedIn', token: 'new' }
 */
export type SessionEvent =
  | { readonly type: 'signedIn'; readonly token: string }
  /** The player has logged out here. */
  | { readonly type: 'signedOut' }
  /**
   * The operator has answered 400 to a call that carried `token` (undefined for a guest's call) while the app
   * stood on `path`.
   */
  | { readonly type: 'rejected'; readonly token: string | undefined; readonly path: string }
  /** Another tab has stored another token, or removed it (undefined). */
  | { readonly type: 'changedElsewhere'; readonly token: string | undefined };
