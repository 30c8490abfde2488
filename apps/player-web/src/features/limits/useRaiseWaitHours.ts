import { useRuntimeConfig } from '../../config/runtimeConfig';

/** How long a higher limit waits, in hours; a day where the operator says nothing. */
export function useRaiseWaitHours(): number {
  return useRuntimeConfig().protection.raiseWaitHours ?? 24;
}
