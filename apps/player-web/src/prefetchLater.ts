import { preloadPayments } from '@kislap/api';
import { afterFirstView } from './code/afterFirstView';
import type { LazyComponent } from './code/lazyComponent';
import { prefetch } from './code/prefetch';
import { lateOverlayCode } from './overlays/lateOverlayCode';
import { lateArrival } from './routes/lateArrival';
import { latePages } from './routes/latePages';
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
    prefetchListed(lateOverlayCode);
    prefetchListed(latePages);
    void preloadPayments();
  }, isPlayer);
}

const prefetchListed = (
  list: () => Promise<Readonly<Record<string, Pick<LazyComponent<never>, 'load'>>>>,
): void =>
  void list().then(
    (codes) => prefetch(Object.values(codes)),
    () => undefined,
  );
