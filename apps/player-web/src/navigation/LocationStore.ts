/** Where the player is in the app. */
export interface AppLocation {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** What the previous page has told this one, unchecked. */
  readonly state: unknown;
}

/** Shows the change from one page to another; calls `update` when the new one is to be drawn. */
type PresentArrival = (from: string, to: string, update: () => void) => void;

/**
 * The address of the page, as React sees it. It changes when the code of its page is there; steps in the history
 * that only concern overlays change nothing here.
 */
export class LocationStore {
  readonly #page: Window | undefined;
  readonly #listeners = new Set<() => void>();
  #current: AppLocation;
  #present: PresentArrival = (_from, _to, update) => update();

  /** @param page `undefined` while prerendering, where every visitor is on the home page. */
  constructor(page: Window | undefined) {
    this.#page = page;
    this.#current = readLocation(page);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): AppLocation => this.#current;

  /**
   * Begins to follow Back and Forward.
   *
   * @param prepare fetches a page's code before the page is shown
   * @param present shows the change from one page to another
   */
  start(prepare: (pathname: string) => Promise<void>, present: PresentArrival): void {
    this.#present = present;
    this.#page?.addEventListener('popstate', () => {
      void prepare(readLocation(this.#page).pathname).finally(() => this.#arrive());
    });
  }

  /** Goes to `href`, as a new entry of the history or in place of the current one. */
  go(href: string, { replace, state }: { readonly replace: boolean; readonly state: unknown }): void {
    const depth = this.depth();
    if (replace) this.#page?.history.replaceState({ state, depth }, '', href);
    else this.#page?.history.pushState({ state, depth: depth + 1 }, '', href);
    this.#arrive();
  }

  /** How many pages of the app Back can return to; kept in the history, so that a reload knows it too. */
  depth(): number {
    const depth = stateField(this.#page, 'depth');
    return typeof depth === 'number' ? depth : 0;
  }

  #arrive(): void {
    const next = readLocation(this.#page);
    const { pathname, search, state } = this.#current;
    const isSame = next.pathname === pathname && next.search === search;
    if (isSame && JSON.stringify(next.state) === JSON.stringify(state)) return;
    const update = (): void => {
      this.#current = next;
      this.#listeners.forEach((listener) => listener());
    };
    if (next.pathname === pathname) update();
    else this.#present(pathname, next.pathname, update);
  }
}

function readLocation(page: Window | undefined): AppLocation {
  if (page === undefined) return { pathname: '/', search: '', state: undefined };
  const { pathname, search } = page.location;
  return { pathname, search, state: stateField(page, 'state') };
}

function stateField(page: Window | undefined, field: string): unknown {
  const state: unknown = page?.history.state;
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(field) : undefined;
}
