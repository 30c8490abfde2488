import { dirtyFormCount } from '../navigation/dirtyForms';
import { isTravelling } from '../navigation/go';
import { lazyScreen, lazyComponent, prefetch } from '../navigation/lazy/lazyComponent';
import { reloadIfGone } from './updates/reloadOnce';

/** What stands by on every page; its code comes after the first view. */
export const lazyBackgroundFeatures = lazyScreen(() =>
  import('./BackgroundFeatures').then(({ BackgroundFeatures }) => BackgroundFeatures),
);

/** What a locked app shows. Until its code is here, it shows nothing. */
export const lazyLockScreen = lazyScreen(() =>
  import('./lock/LockScreen').then(({ LockScreen }) => LockScreen),
);

/** What is asked at the start; its code comes after the first view. */
export const lazyAppPrefetch = lazyComponent(() =>
  import('./prefetch/PrefetchAppData').then(({ PrefetchAppData }) => PrefetchAppData),
);

const WAIT_MS = 2000;

/** The app goes on without its companions; they come with a newer build, or after a lost connection. */
export function retryBackgroundFeatures(error: unknown): void {
  window.addEventListener('online', () => prefetch([lazyBackgroundFeatures]), { once: true });
  // Whoever has just tapped a link is on the way: the page they want says for itself that its code is gone.
  const { pathname } = window.location;
  setTimeout(() => {
    if (dirtyFormCount() === 0 && !isTravelling() && window.location.pathname === pathname)
      reloadIfGone(error);
  }, WAIT_MS);
}
