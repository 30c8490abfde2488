import { appLocation } from './appLocation';
import { go } from './go';

/** The way out of a page: to the page before it, or home for a visitor who came straight here. */
export function goBack(): void {
  if (appLocation.depth() > 0) window.history.back();
  else void go('/', { replace: true });
}
