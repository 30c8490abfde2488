const KEY = 'kislap:launch';

let remembered: string | undefined;

function read(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** How this visit began: the query of the address a visitor arrived at, kept over reloads and until the tab closes. */
export const launch = {
  /** Looks once, before the address changes. */
  remember(page: Window): void {
    remembered = read(page) ?? page.location.search;
    try {
      page.sessionStorage.setItem(KEY, remembered);
    } catch {
      // For this page it is remembered all the same.
    }
  },
  /** With its `?`, or ''. */
  search: (): string => remembered ?? '',
} as const;
