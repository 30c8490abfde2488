import type { PageState } from './pageState';
import { appLocation } from './appLocation';
import { carryQuery } from './carryQuery';
import { overlayStack } from './overlays/overlayStack';
import { loadPage } from './routes/pageOf';
import { screens } from './screens';
import { waitForCode } from './waitForCode';

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
 * Goes to a place inside the app: overlays close, the page's code loads, then it shows. Without a query the current one
 * is kept, except one-shot keys. The later call wins. A link to an overlay changes no address.
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
    const code = loadPage(path).then(() => true);
    // Its steps back are over before a frame enters the history.
    const cleared = overlayStack.clear();
    if (isCovered) await cleared;
    // A page that sends its visitor on is nothing to come back to.
    const hasCome = await (replace ? code : waitForCode({ path }, () => code));
    await cleared;
    tripsUnderWay -= 1;
    if (hasCome === undefined || trip !== lastTrip) return;
  }
  if (overlay !== undefined) screens().openNamedOverlay(overlay, to);
  else appLocation.go(path + carryQuery(window.location.search, search), { replace, state });
}

/** The overlay that a query names, if it says nothing else. */
const overlayIn = (search: string) => /^\?overlay=([\w-]+)$/u.exec(search)?.[1];

/** The way out of a page: to the page before it, or home for a visitor who came straight here. */
export function goBack(): void {
  if (appLocation.depth() > 0) window.history.back();
  else void go('/', { replace: true });
}
