import { openOverlay } from './openOverlay';

const PARAMETER = 'overlay';

/** Overlays that a link may open: none of them needs to be told anything. */
const linkedOverlays = new Map<string, () => unknown>([['language', () => openOverlay('language', {})]]);

/**
 * Opens the overlay that the address of the page names (`?overlay=language`). The name leaves the address first,
 * so that Back and reload do not open it again.
 */
export function openLinkedOverlay(page: Window): void {
  const address = new URL(page.location.href);
  const name = address.searchParams.get(PARAMETER);
  if (name === null) return;
  address.searchParams.delete(PARAMETER);
  page.history.replaceState(page.history.state, '', address);
  linkedOverlays.get(name)?.();
}
