import { preloadTransport } from '@kislap/api';
import { afterFirstView } from './code/afterFirstView';
import { prefetch } from './code/prefetch';
import { overlayCode } from './overlays/overlayCode';
import { pages } from './routes/pages';
import { session } from './session/session';

/**
 * Fetches what taps will need: for players when the browser is idle, for guests (who may be on their way out, on
 * prepaid data) when a finger first goes down.
 */
export function prefetchLater(): void {
  const fetchAll = (): void => {
    void preloadTransport();
    prefetch(Object.values(overlayCode));
    prefetch(Object.values(pages));
  };
  if (session.snapshot().status === 'signedIn') afterFirstView(fetchAll);
  else document.addEventListener('pointerdown', fetchAll, { once: true, capture: true });
  session.subscribe(fetchAll);
}
