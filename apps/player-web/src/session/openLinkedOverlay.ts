import { idleLock } from './idle-lock/idleLock';
import { appLocation } from '../navigation/appLocation';
import { queryText } from '../navigation/queryText';
import { screens } from '../navigation/screens';

const PARAMETER = 'overlay';

/**
 * Opens the overlay the address names (`/?overlay=deposit`). The name, and what goes with it, is removed first, so Back and reload do not
 * reopen it; while the app is locked it stays. Guests log in before a player's overlay.
 */
export function openLinkedOverlay(): void {
  const { pathname, search, state } = appLocation.snapshot();
  const query = new URLSearchParams(search);
  const name = query.get(PARAMETER);
  if (name === null || idleLock.isLocked()) return;
  [PARAMETER, 'mode'].forEach((one) => query.delete(one));
  appLocation.go(pathname + queryText(query), { replace: true, state });
  screens().openNamedOverlay(name, pathname + search);
}
