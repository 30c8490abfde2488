import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while prerendering and hydrating, true from then on: for parts that the prerendered page leaves out. */
export function useAfterHydration(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * As `useAfterHydration`, for what nobody waits for: what comes is drawn piece by piece, behind taps, where React would
 * draw it in one go with all that it took over.
 */
export function useSoonAfterHydration(): boolean {
  return useDeferredValue(useAfterHydration());
}
