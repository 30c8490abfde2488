import { beginStepBack, enterHistory } from '../../enterHistory';
import type { OverlayHistory } from './OverlayStack';

/** After this long, a step back that the browser did not report is taken as none. */
const ARRIVAL_LIMIT_MS = 500;

/** Overlays in the browser's own history, beside what the router keeps there. */
export function browserOverlayHistory(page: Window): OverlayHistory {
  return {
    push(ids) {
      enterHistory(page, { ...stateOf(page), overlays: ids });
    },
    ids: () => idsOf(page),
    back(entries) {
      // Listened for first: the browser may arrive at once.
      const arrival = nextArrival(page, beginStepBack(page));
      page.history.go(-entries);
      return arrival;
    },
    onArrival(listener) {
      page.addEventListener('popstate', listener);
    },
  };
}

function stateOf(page: Window): object {
  const state: unknown = page.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function idsOf(page: Window): readonly number[] {
  const state = stateOf(page);
  const ids: unknown = 'overlays' in state ? state.overlays : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

function nextArrival(page: Window, onEnd: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (hasArrived: boolean): void => {
      clearTimeout(limit);
      onEnd();
      page.removeEventListener('popstate', arrive);
      resolve(hasArrived);
    };
    const arrive = (): void => finish(true);
    const limit = setTimeout(() => finish(false), ARRIVAL_LIMIT_MS);
    page.addEventListener('popstate', arrive);
  });
}
