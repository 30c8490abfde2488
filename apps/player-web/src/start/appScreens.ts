import { lazyComponent } from '../navigation/lazy/lazyComponent';
import { fetchOnce } from '../navigation/lazy/fetchOnce';
import type { Screens } from '../navigation/screens';
import { waitForCode } from '../navigation/waitForCode';
import { homePage } from '../pages/homePage';
import { notFoundPage } from '../pages/notFoundPage';
import { dirtyFormCount } from '../navigation/dirtyForms';
import { reloadIfGone } from '../shell/updates/reloadOnce';
import { idleLock } from '../session/idle-lock/idleLock';

/** Every screen of the app, for `provideScreens`. Only home is fetched with the first view. */
export const appScreens: Screens = {
  home: homePage,
  notFound: notFoundPage,
  router: lazyComponent(() => import('../pages/RouterPages').then(({ RouterPages }) => RouterPages)),
  pages: fetchOnce(async () => (await import('../pages/registry')).pages),
  overlays: fetchOnce(async () => (await import('../overlays/registry')).overlays),
  reloadIfGone: (error) => dirtyFormCount() === 0 && reloadIfGone(error),
  isLocked: () => idleLock.isLocked(),
  openNamedOverlay: (name, returnTo) =>
    void waitForCode('screen', () => import('../session/openNamedOverlay')).then((code) =>
      code?.openNamedOverlay(name, returnTo),
    ),
};
