import { appLocation } from '../navigation/appLocation';
import { go } from '../navigation/go';
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
