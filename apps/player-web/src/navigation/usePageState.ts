import { inAppPath } from '@kislap/domain';
import type { PageState } from './PageState';
import { useAppLocation } from './useAppLocation';

/** What the previous page told this one. History outlives a build, so it is read like foreign input. */
export function usePageState(): PageState {
  const { told } = useAppLocation();
  if (typeof told !== 'object' || told === null) return {};
  const path = 'returnTo' in told && typeof told.returnTo === 'string' ? inAppPath(told.returnTo) : undefined;
  const isSessionOver = 'isSessionOver' in told && told.isSessionOver === true;
  return { ...(path === undefined ? {} : { returnTo: path }), ...(isSessionOver ? { isSessionOver } : {}) };
}
