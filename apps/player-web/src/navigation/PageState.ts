import type { Money } from '@kislap/domain';

/** What one page may tell the next through the history, and nowhere else. */
export interface PageState {
  /** The path to return to after logging in or after maintenance. */
  readonly returnTo?: string;
  /** The session ended while the player was busy: the login page says so. */
  readonly isSessionOver?: boolean;
  /** What a new account was given; only /registerSuccess reads it (`readWelcomeGift`). */
  readonly welcomeGift?: Money;
  /** What the operator says of its maintenance; only /maintain reads it (`readMaintenance`). */
  readonly maintenance?: { readonly message: string; readonly until: number | undefined };
}
