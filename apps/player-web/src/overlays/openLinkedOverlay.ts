import { appLocation } from '../navigation/appLocation';
import { go } from '../navigation/go';
import { session } from '../session/session';
import { openOverlay } from './openOverlay';

const PARAMETER = 'overlay';

interface LinkedOverlay {
  readonly open: () => unknown;
  readonly needsLogin?: true;
}

/** Overlays that a link may open: none of them needs to be told anything. */
const linkedOverlays = new Map<string, LinkedOverlay>([
  ['language', { open: () => openOverlay('language', {}) }],
  ['deposit', { open: () => openOverlay('deposit', {}), needsLogin: true }],
  ['withdrawal', { open: () => openOverlay('withdrawal', {}), needsLogin: true }],
  ['fund-record', { open: () => openOverlay('fund-record', { tab: 0 }), needsLogin: true }],
]);

/**
 * Opens the overlay that the address names (`/?overlay=deposit`). The name leaves the address first, so that Back
 * and reload do not open it again. A guest logs in before an overlay that is for players.
 */
export function openLinkedOverlay(): void {
  const { pathname, search, told } = appLocation.snapshot();
  const query = new URLSearchParams(search);
  const linked = linkedOverlays.get(query.get(PARAMETER) ?? '');
  if (!query.has(PARAMETER)) return;
  query.delete(PARAMETER);
  const rest = query.size > 0 ? `?${query}` : '';
  appLocation.go(pathname + rest, { replace: true, told });
  if (linked === undefined) return;
  if (linked.needsLogin && session.snapshot().status === 'guest') {
    void go('/login', { state: { returnTo: pathname + search } });
  } else linked.open();
}
