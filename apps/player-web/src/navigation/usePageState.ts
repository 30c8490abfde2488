import type { PageState } from './PageState';
import { readPageState } from './readPageState';
import { useAppLocation } from './useAppLocation';

/** What the previous page told this one. */
export function usePageState(): PageState {
  return readPageState(useAppLocation().told);
}
