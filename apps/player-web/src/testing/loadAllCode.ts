import { overlayCode } from '../overlays/overlayCode';
import { lateFloating } from '../pages/home/lateFloating';
import { lateNoFavorites } from '../pages/home/live/lateNoFavorites';
import { lateStudioGames } from '../pages/home/live/lateStudioGames';
import { searchResults } from '../pages/home/live/searchResults';
import { latePacketButton } from '../red-packets/latePacketButton';
import { notFound } from '../routes/notFound';
import { pageOf } from '../routes/pageOf';
import { routedTraits } from '../routes/routeAt';
import { routerPages } from '../routes/routerPages';
import { lateCompanions } from '../shell/lateCompanions';
import { lateSidePanel } from '../shell/lateSidePanel';
import { latePlayersFacts } from '../startUp/latePlayersFacts';
import { lateStartUp } from '../startUp/lateStartUp';

/**
 * Fetches the code that the app fetches when it is needed. A visitor in a story acts inside React's `act`, which may
 * never come back to a part that waits for its code.
 */
export async function loadAllCode(): Promise<void> {
  const late = [
    lateCompanions,
    lateFloating,
    lateNoFavorites,
    lateSidePanel,
    lateStartUp,
    lateStudioGames,
    latePlayersFacts,
    latePacketButton,
    searchResults,
    notFound,
    routerPages,
  ];
  const all = [...late, ...routedTraits.map(({ name }) => pageOf(name)), ...Object.values(overlayCode)];
  await Promise.all(all.map(({ load }) => load()));
}
