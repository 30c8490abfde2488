import { prefetch } from '../code/prefetch';
import { isTravelling } from '../navigation/go';
import { reloadIfGone } from '../updates/reloadIfGone';
import { dirtyFormCount } from './dirtyForms';
import { lateCompanions } from './lateCompanions';

const WAIT_MS = 2000;

/** The app goes on without its companions; they come with a newer build, or after a lost connection. */
export function missCompanions(error: unknown): void {
  window.addEventListener('online', () => prefetch([lateCompanions]), { once: true });
  // Whoever has just tapped a link is on the way: the page they want says for itself that its code is gone.
  const { pathname } = window.location;
  setTimeout(() => {
    if (dirtyFormCount() === 0 && !isTravelling() && window.location.pathname === pathname)
      reloadIfGone(error);
  }, WAIT_MS);
}
