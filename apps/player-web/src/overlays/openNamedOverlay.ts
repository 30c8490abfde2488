import { go } from '../navigation/go';
import { session } from '../session/session';
import { linkedOverlayNames } from './linkedOverlayNames';
import { linkedOverlays } from './linkedOverlays';

/**
 * Opens an overlay that a link names; a name that no link may use opens nothing. A guest logs in before an overlay
 * that is for players.
 *
 * @param returnTo where a guest comes back to after logging in
 */
export function openNamedOverlay(name: string, returnTo: string): void {
  const known = linkedOverlayNames.find((one) => one === name);
  if (known === undefined) return;
  const linked = linkedOverlays[known];
  if (linked.needsLogin && session.snapshot().status === 'guest') {
    void go('/login', { state: { returnTo } });
  } else linked.open();
}
