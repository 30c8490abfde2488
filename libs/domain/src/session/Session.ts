/** Who uses the app: a guest, or a player with the operator's token. */
export type Session = { readonly status: 'guest' } | { readonly status: 'signedIn'; readonly token: string };
