import { afterFirstView } from './code/afterFirstView';
import { prefetch } from './code/prefetch';
import { lateOverlayCode } from './overlays/lateOverlayCode';
import { lateArrival } from './routes/lateArrival';
import { pages } from './routes/pages';
import { session } from './session/session';
import { deviceStorage } from './storage/deviceStorage';
import { storedKeys } from './storage/storedKeys';

/**
 * Fetches the code that taps will need, when a visitor's first tap shows that there will be some. A visitor who saves data
 * fetches only what is opened.
 */
export function prefetchLater(): void {
  const isPlayer = session.snapshot().status === 'signedIn';
  if (deviceStorage.read(storedKeys.isDataSaved) === 1) return;
  afterFirstView(() => {
    prefetch([lateArrival]);
    void lateOverlayCode().then(
      (overlayCode) => prefetch(Object.values(overlayCode)),
      () => undefined,
    );
    prefetch(Object.values(pages));
  }, isPlayer);
}
