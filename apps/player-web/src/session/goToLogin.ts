import { appLocation } from '../navigation/appLocation';
import { go, isTravelling } from '../navigation/go';
import { readPageState } from '../navigation/pageState';
import { session } from './session';

/**
 * Replaces the page by /login, which knows the way back and whether the session has ended under the player.
 * On /login itself nothing happens.
 */
export async function goToLogin(): Promise<void> {
  const { pathname, search } = appLocation.snapshot();
  if (pathname === '/login') return;
  const state = { returnTo: pathname + search, ...(session.wasRefused() ? { isSessionOver: true } : {}) };
  await go('/login', { replace: true, state });
}

/** Replaces a page for players alone by the login. Whoever has just logged out is on the way elsewhere already. */
export async function leavePlayersPage(): Promise<void> {
  if (!isTravelling()) await goToLogin();
}

/**
 * Replaces a page for guests, now that somebody is signed in, by the one they came from. A page that has just
 * signed its player in and goes on by itself is left to do so.
 */
export async function leaveGuestPage(): Promise<void> {
  if (isTravelling()) return;
  const { returnTo = '/' } = readPageState(appLocation.snapshot().state);
  await go(returnTo, { replace: true });
}
