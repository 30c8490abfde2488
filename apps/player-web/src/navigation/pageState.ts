import type { Money } from '@kislap/domain';
import { inAppPath } from './inAppPath';
import { useAppLocation } from './appLocation';

/** What one page may tell the next through the history, and nowhere else. */
export interface PageState {
  /** The path to return to after logging in or after maintenance. */
  readonly returnTo?: string;
  /** The number to log in with, where it is known: what was just registered, or got a new password. */
  readonly phone?: string;
  /** The session ended while the player was busy: the login page says so. */
  readonly isSessionOver?: boolean;
  /** What the page is searched for, while it is (`useSearchText`). */
  readonly searchText?: string;
  /** What a new account was given; only /registerSuccess reads it (`readWelcomeGift`). */
  readonly welcomeGift?: Money;
  /** What the operator says of its maintenance; only /maintain reads it (`readMaintenance`). */
  readonly maintenance?: { readonly message: string; readonly until: number | undefined };
}

/** Ten digits of a phone. */
const PHONE = /^\d{10}$/;

/** Reads what one page has told the next. History outlives a build, so it is read like foreign input. */
export function readPageState(state: unknown): PageState {
  if (typeof state !== 'object' || state === null) return {};
  const path =
    'returnTo' in state && typeof state.returnTo === 'string' ? inAppPath(state.returnTo) : undefined;
  const isSessionOver = 'isSessionOver' in state && state.isSessionOver === true;
  const searchText =
    'searchText' in state && typeof state.searchText === 'string' ? state.searchText : undefined;
  const phone =
    'phone' in state && typeof state.phone === 'string' ? PHONE.exec(state.phone)?.[0] : undefined;
  return {
    ...(path === undefined ? {} : { returnTo: path }),
    ...(phone === undefined ? {} : { phone }),
    ...(isSessionOver ? { isSessionOver } : {}),
    ...(searchText === undefined ? {} : { searchText }),
  };
}

/** What the previous page told this one. */
export function usePageState(): PageState {
  return readPageState(useAppLocation().state);
}
