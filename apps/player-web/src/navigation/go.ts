import { openOverlayByName } from '../overlays/openOverlayByName';
import { overlayStack } from '../overlays/overlayStack';
import { loadPage } from '../routes/loadPage';
import { appLocation } from './appLocation';
import { carryQuery } from './carryQuery';
import type { PageState } from './PageState';

interface GoOptions {
  /** Replaces the current page in the history, so that Back does not return to it. */
  readonly replace?: boolean;
  readonly state?: PageState;
}

let lastTrip = 0;
let tripsUnderWay = 0;

/** Whether somebody is already on the way to another page. */
export const isTravelling = (): boolean => tripsUnderWay > 0;

/**
 * Goes to a place inside the app, from anywhere in the code. Overlays close first, so that Back from there leads
 * to the page below them; the page's code is there before the page is. A target without a query takes the current
 * one along, but for one-shot keys. Of two trips at once, the later one counts. A target that is an overlay of the page
 * on screen leaves address and page as they are.
 *
 * @param to path with optional query, e.g. `/register?invite=A1`
 */
export async function go(to: string, { replace = false, state = {} }: GoOptions = {}): Promise<void> {
  const trip = (lastTrip += 1);
  const [path = '/', search = ''] = to.split(/(?=\?)/);
  const overlay = path === appLocation.snapshot().pathname ? overlayIn(search) : undefined;
  const isCovered = overlayStack.snapshot().some(({ isOpen }) => isOpen);
  if (overlay === undefined || isCovered) {
    tripsUnderWay += 1;
    await Promise.all([overlayStack.clear(), loadPage(path)]);
    tripsUnderWay -= 1;
    if (trip !== lastTrip) return;
  }
  if (overlay !== undefined) openOverlayByName(overlay, to);
  else appLocation.go(path + carryQuery(window.location.search, search), { replace, told: state });
}

/** The overlay that a query names, if it says nothing else. */
const overlayIn = (search: string) => /^\?overlay=([\w-]+)$/u.exec(search)?.[1];
