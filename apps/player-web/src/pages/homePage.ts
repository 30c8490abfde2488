import { lazyComponent } from '../navigation/lazy/lazyComponent';
import { session } from '../session/session';

/** Home, which a first visit shows without the list of all pages. */
export const homePage = lazyComponent(async () => {
  const { HomePage, loadPlayersHome } = await import('./home/HomePage');
  // What was prerendered stands until a player's own parts can take its place. Without them home says so itself.
  if (session.snapshot().status === 'signedIn') await loadPlayersHome().catch(() => undefined);
  return HomePage;
});
