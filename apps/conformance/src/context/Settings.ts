/** How an account is entered: by its password, or by a token that somebody has fetched before. */
export interface Credentials {
  readonly phone?: string | undefined;
  readonly password?: string | undefined;
  readonly token?: string | undefined;
}

/**
 * What a run may do: nothing but read, change small things and back, open orders and receive rewards too, or limit the account
 * and exclude it, after which it is of no more use. Each may what those before it may.
 */
export const permissions = ['read', 'write', 'money', 'away'] as const;

export type Permission = (typeof permissions)[number];

/** Whether one that was given covers one that is asked for. */
export const covers = (given: Permission, asked: Permission): boolean =>
  permissions.indexOf(given) >= permissions.indexOf(asked);

/** How a run is to go. */
export interface Settings {
  /** Where `/api/web/…` is, without a slash at its end. */
  readonly base: string;
  /** Where `/pay/client` is. */
  readonly payBase: string;
  readonly account: Credentials;
  /** A second account: with it the kit tries to reach the first one's rows. */
  readonly other: Credentials;
  readonly permission: Permission;
  /** Ids of checks or kinds, or names of calls; empty is everything. */
  readonly only: readonly string[];
  /** The origin the app will be served from, if it is another than the server's. */
  readonly origin: string | undefined;
  /** Where the clock of the server is moved, by a JSON body `{"by": seconds}`; left out, nothing waits. */
  readonly clockPath?: string | undefined;
  /** The slowest 95th percentile of a reading call that passes, in milliseconds. */
  readonly maxMs: number;
  /** How often each reading call is timed. */
  readonly samples: number;
  /** How many pages of a list are walked at most. */
  readonly pages: number;
  /** How long one reply may take at all. */
  readonly timeoutMs: number;
}
