import { go } from '../navigation/go';
import type { PageState } from '../navigation/pageState';
import { session } from './session';
import { unsentLogOuts } from './unsentLogOuts';

/**
 * Logs the player out. On this device it is done at once, connected or not; the operator is told now or later.
 *
 * @param to the page that is shown then
 */
export async function logOut(to: '/' | '/login', state?: PageState): Promise<void> {
  const token = session.token();
  if (token !== undefined) unsentLogOuts.add(token);
  await leaveSession(to, state);
}

/** Ends on this device, at once, a session that the operator has ended already. */
export async function leaveSession(to: '/' | '/login', state: PageState = {}): Promise<void> {
  // The trip begins first: on a page for players alone, a guest would be sent to the login.
  const trip = go(to, { replace: true, state });
  session.signOut();
  await trip;
}
