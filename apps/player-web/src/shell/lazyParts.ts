import { isTravelling } from '../navigation/go';
import { screens } from '../navigation/screens';
import { lazyScreen, lazyComponent, prefetch } from '../navigation/lazy/lazyComponent';

/** What stands by on every page; its code comes after the first view. */
export const lazyBackgroundFeatures = lazyScreen(() =>
  import('./BackgroundFeatures').then(({ BackgroundFeatures }) => BackgroundFeatures),
);

/** What a locked app shows, and all that who is away has of it. Until its code is here, it shows nothing. */
export const lazyLockScreen = lazyScreen(() =>
  import('./lock/ClosedScreen').then(({ ClosedScreen }) => ClosedScreen),
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
    if (!isTravelling() && window.location.pathname === pathname) screens().reloadIfGone(error);
  }, WAIT_MS);
}
