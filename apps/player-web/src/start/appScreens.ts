import { lazyComponent } from '../navigation/lazy/lazyComponent';
import type { Screens } from '../navigation/screens';
import { homePage } from '../pages/homePage';
import { notFoundPage } from '../pages/notFoundPage';
import { reported } from '../device/errors/reportError';
import { idleLock } from '../session/idle-lock/idleLock';

/** Every screen of the app, for `provideScreens`. Only home is fetched with the first view. */
export const appScreens: Screens = {
  home: homePage,
  notFound: notFoundPage,
  router: lazyComponent(() => import('../pages/RouterPages').then(({ RouterPages }) => RouterPages)),
  pages: async () => (await import('../pages/registry')).pages,
  overlays: async () => (await import('../overlays/registry')).overlays,
  isLocked: () => idleLock.isLocked(),
  openNamedOverlay: (name, returnTo) =>
    void import('../session/openNamedOverlay').then(
      ({ openNamedOverlay }) => openNamedOverlay(name, returnTo),
      reported('linked overlay'),
    ),
};
