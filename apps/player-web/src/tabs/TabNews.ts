/** What one tab of the app tells the others. Never a token: whoever is told looks it up on the device. */
export type TabNews =
  /** Somebody signed in or out. */
  | { readonly type: 'session' }
  /** Another language was chosen. */
  | { readonly type: 'language' }
  /** A player's balance has moved, to so much as this tab knows. */
  | { readonly type: 'balance'; readonly userId: number; readonly balance: number };
