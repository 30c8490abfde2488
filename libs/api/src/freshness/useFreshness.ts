import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { createFreshness, type Freshness } from './createFreshness';

/**
 * The freshness of one player's facts; the same object as long as the player is the same.
 *
 * @example
 * import { renderHook } from '@testing-library/react';
 * const { current: freshness } = renderHook(() => useFreshness(7)).result;
 * await freshness.refreshAfter('avatarChanged'); // => undefined
 */
export function useFreshness(userId: number): Freshness {
  const { mutate } = useSWRConfig();
  return useMemo(() => createFreshness(mutate, userId), [mutate, userId]);
}
