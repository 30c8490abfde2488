import { pageOf } from '../navigation/routes/pageOf';
import { routedTraits } from '../navigation/routes/routes';
import { screens } from '../navigation/screens';
import { lazyHomeRest, lazySearchResults } from '../pages/home/live/GameLobby';
import { lazyNoFavorites, lazyStudioGames } from '../pages/home/live/LobbyShelf';
import { lazyGuestWays } from '../pages/home/rest/HomeRest';
import { loadOverlayCode } from './loadOverlayCode';

/** Fetches the code of all pages too: of an overlay's stories none shows any, and they do without. */
export async function loadAllCode(): Promise<void> {
  const parts = [lazyGuestWays, lazyHomeRest, lazyNoFavorites, lazyStudioGames, lazySearchResults];
  const pages = [screens().notFound, screens().router, ...routedTraits.map(({ name }) => pageOf(name))];
  await Promise.all([loadOverlayCode(), ...[...parts, ...pages].map(({ load }) => load())]);
}
