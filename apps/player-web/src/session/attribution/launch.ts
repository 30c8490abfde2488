const KEY = 'kislap:launch';

let remembered: string | undefined;

function read(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(page: Window, search: string): void {
  remembered = search;
  try {
    page.sessionStorage.setItem(KEY, search);
  } catch {
    // For this page it is remembered all the same.
  }
}

/** How this visit began: the query of the address a visitor arrived at, kept over reloads and until the tab closes. */
export const launch = {
  /** Looks once, before the address changes. */
  remember(page: Window): void {
    keep(page, read(page) ?? page.location.search);
  },
  /** The app runs inside its own wrapper, which is as good as having been launched with `is=app`. */
  noteApp(page: Window): void {
    const query = new URLSearchParams(remembered);
    query.set('is', 'app');
    keep(page, `?${query}`);
  },
  /** With its `?`, or ''. */
  search: (): string => remembered ?? '',
} as const;
