import { go } from '../navigation/go';
import { session } from '../session/session';
import { linkedOverlays } from './linkedOverlays';

/**
 * Opens an overlay that a link names; a name that no link may use opens nothing. A guest logs in before an overlay
 * that is for players.
 *
 * @param returnTo where a guest comes back to after logging in
 */
export function openNamedOverlay(name: string, returnTo: string): void {
  const linked = linkedOverlays.get(name);
  if (linked === undefined) return;
  if (linked.needsLogin && session.snapshot().status === 'guest') {
    void go('/login', { state: { returnTo } });
  } else linked.open();
}
