import { appLocation } from '../navigation/appLocation';
import { go, isTravelling } from '../navigation/go';
import { readPageState } from '../navigation/readPageState';

/**
 * Replaces a page for guests, now that somebody is signed in, by the one they came from. A page that has just
 * signed its player in and goes on by itself is left to do so.
 */
export async function leaveGuestPage(): Promise<void> {
  if (isTravelling()) return;
  const { returnTo = '/' } = readPageState(appLocation.snapshot().told);
  await go(returnTo, { replace: true });
}
