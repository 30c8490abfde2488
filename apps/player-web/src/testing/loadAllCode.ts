import { overlays } from '../overlays/registry';
import { lazyNoFavorites, lazyStudioGames } from '../pages/home/live/LobbyShelf';
import { lazyHomeRest, lazySearchResults } from '../pages/home/live/GameLobby';
import { lazyGuestWays } from '../pages/home/rest/HomeRest';
import { pageOf } from '../navigation/routes/pageOf';
import { routedTraits } from '../navigation/routes/routes';
import { screens } from '../navigation/screens';
import { lazyBackgroundFeatures } from '../shell/lazyParts';
import { lazySidePanel } from '../shell/BackgroundFeatures';
import { lazyPlayerPrefetch } from '../shell/prefetch/PrefetchAppData';
import { lazyAppPrefetch } from '../shell/lazyParts';

/**
 * Fetches the code that the app fetches when it is needed. A visitor in a story acts inside React's `act`, which may
 * never come back to a part that waits for its code.
 */
export async function loadAllCode(): Promise<void> {
  const late = [
    lazyBackgroundFeatures,
    lazyGuestWays,
    lazyHomeRest,
    lazyNoFavorites,
    lazySidePanel,
    lazyAppPrefetch,
    lazyStudioGames,
    lazyPlayerPrefetch,
    lazySearchResults,
    screens().notFound,
    screens().router,
  ];
  const all = [...late, ...routedTraits.map(({ name }) => pageOf(name)), ...Object.values(overlays)];
  await Promise.all(all.map(({ load }) => load()));
}
