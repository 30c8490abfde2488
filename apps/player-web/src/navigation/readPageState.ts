import { inAppPath } from '../links/inAppPath';
import type { PageState } from './PageState';

/** Reads what one page has told the next. History outlives a build, so it is read like foreign input. */
export function readPageState(told: unknown): PageState {
  if (typeof told !== 'object' || told === null) return {};
  const path = 'returnTo' in told && typeof told.returnTo === 'string' ? inAppPath(told.returnTo) : undefined;
  const isSessionOver = 'isSessionOver' in told && told.isSessionOver === true;
  return { ...(path === undefined ? {} : { returnTo: path }), ...(isSessionOver ? { isSessionOver } : {}) };
}
