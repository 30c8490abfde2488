import { appLocation } from '../navigation/appLocation';
import { openOverlayByName } from './openOverlayByName';

const PARAMETER = 'overlay';

/**
 * Opens the overlay that the address names (`/?overlay=deposit`). The name leaves the address first, so that Back
 * and reload do not open it again. A guest logs in before an overlay that is for players.
 */
export function openLinkedOverlay(): void {
  const { pathname, search, told } = appLocation.snapshot();
  const query = new URLSearchParams(search);
  const name = query.get(PARAMETER);
  if (name === null) return;
  query.delete(PARAMETER);
  const rest = query.size > 0 ? `?${query}` : '';
  appLocation.go(pathname + rest, { replace: true, told });
  openOverlayByName(name, pathname + search);
}
