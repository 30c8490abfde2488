import { appLocation } from '../navigation/appLocation';
import type { PageState } from '../navigation/pageState';

const workshop = { path: window.location.pathname, query: window.location.search };

/** The address bar, which belongs to the app for as long as a story lasts. */
export const storyAddress = {
  /** Stands the app at `href`, as if a link had been followed. The code of its page is there, if it has one. */
  async take(href: string, state: PageState | undefined): Promise<void> {
    const { pathname } = new URL(href, window.location.origin);
    window.history.replaceState(null, '', '/');
    appLocation.go(href, { replace: true, state });
    await untilThere(pathname);
  },
  /** Shows the workshop's own address again, so that a reload finds its story. The app goes on with its history. */
  giveBack(): void {
    const { search } = window.location;
    const query = new URLSearchParams(search).has('id') ? search : workshop.query;
    window.history.replaceState(window.history.state, '', workshop.path + query);
  },
} as const;

/** Pages that slide arrive a moment after the trip to them. */
function untilThere(pathname: string): Promise<void> {
  return new Promise((resolve) => {
    const stopFollowing = appLocation.subscribe(() => finish());
    const finish = (): void => {
      if (appLocation.snapshot().pathname !== pathname) return;
      stopFollowing();
      resolve();
    };
    finish();
  });
}
