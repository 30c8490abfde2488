import type { LazyComponent } from './lazy/lazyComponent';
import type { OverlayName, OverlayProps } from './overlays/OverlayMap';
import type { RouteName } from './routes/routes';

export type PageRegistry = Readonly<Record<RouteName, LazyComponent<object>>>;
export type OverlayRegistry = { readonly [Name in OverlayName]: LazyComponent<OverlayProps<Name>> };

/** The screens that navigation leads to, and what it has to ask before it opens one. */
export interface Screens {
  /** Shown by a first visit without the list of all pages. */
  readonly home: LazyComponent<object>;
  readonly notFound: LazyComponent<object>;
  /** Draws the page of the current address, unless that page is kept alive. */
  readonly router: LazyComponent<object>;
  /** The list of all pages. Rejects when its code cannot be fetched. */
  readonly pages: () => Promise<PageRegistry>;
  /** The list of all overlays. Rejects when its code cannot be fetched. */
  readonly overlays: () => Promise<OverlayRegistry>;
  /** Code could not be fetched. Loads the page anew if a newer build may be out and no form is lost. @returns whether it does */
  readonly reloadIfGone: (error: unknown) => boolean;
  /** In a locked app no overlay opens. */
  readonly isLocked: () => boolean;
  /** Opens the overlay that a link names; a guest who has to log in first comes back to `returnTo`. */
  readonly openNamedOverlay: (name: string, returnTo: string) => void;
}

let provided: Screens | undefined;

/** Called once, by the composition root, before anything is navigated to. */
export function provideScreens(given: Screens): void {
  provided = given;
}

/** @throws Error before `provideScreens` was called */
export function screens(): Screens {
  if (provided === undefined) throw new Error('No screens yet: call provideScreens first.');
  return provided;
}
