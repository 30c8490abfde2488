import { overlays } from '../overlays/registry';
import { lazySidePanel } from '../shell/BackgroundFeatures';
import { lazyAppPrefetch, lazyBackgroundFeatures } from '../shell/lazyParts';
import { lazyPlayerPrefetch } from '../shell/prefetch/PrefetchAppData';

/**
 * Fetches the code of every overlay and of what stands by, which the app fetches when it is needed. A visitor in a story
 * acts inside React's `act`, which may never come back to a part that waits for its code.
 */
export async function loadOverlayCode(): Promise<void> {
  const late = [lazyBackgroundFeatures, lazySidePanel, lazyAppPrefetch, lazyPlayerPrefetch];
  await Promise.all([...late, ...Object.values(overlays)].map(({ load }) => load()));
}
