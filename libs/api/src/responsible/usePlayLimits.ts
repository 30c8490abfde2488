import { usePlayerRead } from '../swr/useRead';
import { getPlayLimits } from './playLimits';
import { playLimitsKey } from './responsibleKeys';

/**
 * The player's limits; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePlayLimits(7).data?.time?.minutes; // => 120
 */
export function usePlayLimits(userId: number | undefined) {
  return usePlayerRead(userId, playLimitsKey, getPlayLimits);
}
