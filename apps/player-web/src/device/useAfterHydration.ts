import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while prerendering and hydrating, true from then on: for parts that the prerendered page leaves out. */
export function useAfterHydration(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
