/**
 * Who uses the app: a guest, or a player with the operator's token.
 *
 * @example
 * const guest: Session = { status: 'guest' };
 * nextSession(guest, { type: 'signedOut' }).session; // => guest
 */
export type Session = { readonly status: 'guest' } | { readonly status: 'signedIn'; readonly token: string };
