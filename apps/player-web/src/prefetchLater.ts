import { afterFirstView } from './code/afterFirstView';
import { prefetch } from './code/prefetch';
import { overlayCode } from './overlays/overlayCode';
import { pages } from './routes/pages';
import { session } from './session/session';

/** Fetches the code that taps will need, when a visitor's first tap shows that there will be some. */
export function prefetchLater(): void {
  const isPlayer = session.snapshot().status === 'signedIn';
  afterFirstView(() => {
    prefetch(Object.values(overlayCode));
    prefetch(Object.values(pages));
  }, isPlayer);
}
