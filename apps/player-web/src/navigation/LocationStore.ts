import { enterHistory } from './enterHistory';

/** Where the player is in the app. */
export interface AppLocation {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** What the previous page has told this one, unchecked. */
  readonly state: unknown;
}

/** A change from one page to another. */
export interface Arrival {
  readonly from: string;
  readonly to: string;
  /** It returns to a page that was left. */
  readonly isBack: boolean;
}

/** Shows the change from one page to another; calls `update` when the new one is to be drawn. */
type PresentArrival = (arrival: Arrival, update: () => void) => void;

/**
 * The address of the page, as React sees it. It changes when the code of its page is there; steps in the history
 * that only concern overlays change nothing here.
 *
 * @param page `undefined` while prerendering, where every visitor is on the home page.
 */
export function createLocationStore(page: Window | undefined) {
  const listeners = new Set<() => void>();
  let current = readLocation(page);
  /** What is shown next, while the change to it is being presented. */
  let coming = current;
  let shownDepth = 0;
  let present: PresentArrival = (_arrival, update) => update();

  const arrive = (): void => {
    const next = readLocation(page);
    const isBack = depth() < shownDepth;
    shownDepth = depth();
    const { pathname } = current;
    if (isSamePlace(next, coming)) return;
    coming = next;
    // Whoever turns back meanwhile is where they were.
    const update = (): void => {
      current = coming;
      listeners.forEach((listener) => listener());
    };
    if (next.pathname === pathname) update();
    else present({ from: pathname, to: next.pathname, isBack }, update);
  };

  /** How many pages of the app Back can return to; kept in the history, so that a reload knows it too. */
  const depth = (): number => {
    const known = stateField(page, 'depth');
    return typeof known === 'number' ? known : 0;
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: (): AppLocation => current,
    /**
     * What is shown is where the history is: not so after Back, while the code of a page is being fetched, nor under an overlay,
     * which has an entry of its own.
     */
    hasArrived: (): boolean => {
      const overlays = stateField(page, 'overlays');
      const isUnder = Array.isArray(overlays) && overlays.length > 0;
      return !isUnder && isSamePlace(readLocation(page), current);
    },
    /**
     * Begins to follow Back and Forward.
     *
     * @param prepare fetches a page's code before the page is shown
     * @param show shows the change from one page to another
     */
    start: (prepare: (pathname: string) => Promise<void>, show: PresentArrival): void => {
      present = show;
      shownDepth = depth();
      page?.addEventListener('popstate', () => {
        void prepare(readLocation(page).pathname).finally(arrive);
      });
    },
    /** Goes to `href`, as a new entry of the history or in place of the current one. */
    go: (href: string, { replace, state }: { readonly replace: boolean; readonly state: unknown }): void => {
      if (replace) page?.history.replaceState({ state, depth: depth() }, '', href);
      else if (page !== undefined) enterHistory(page, { state, depth: depth() + 1 }, href);
      arrive();
    },
    depth,
  } as const;
}

const isSamePlace = (one: AppLocation, other: AppLocation): boolean =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  JSON.stringify(one.state) === JSON.stringify(other.state);

function readLocation(page: Window | undefined): AppLocation {
  if (page === undefined) return { pathname: '/', search: '', state: undefined };
  const { pathname, search } = page.location;
  return { pathname, search, state: stateField(page, 'state') };
}

function stateField(page: Window | undefined, field: string): unknown {
  const state: unknown = page?.history.state;
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(field) : undefined;
}
