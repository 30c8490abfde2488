import { prefetch } from '../code/prefetch';
import { reloadIfGone } from '../updates/reloadIfGone';
import { dirtyFormCount } from './dirtyForms';
import { lateCompanions } from './lateCompanions';

/** The app goes on without its companions; they come with a newer build, or after a lost connection. */
export function missCompanions(error: unknown): void {
  window.addEventListener('online', () => prefetch([lateCompanions]), { once: true });
  if (dirtyFormCount() === 0) reloadIfGone(error);
}
