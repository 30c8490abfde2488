import { usePlayerRead } from '../swr/useRead';
import { getRelief, reliefKey } from './relief';

/**
 * The signed-in player's relief; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRelief(7).data?.max; // => 3
 */
export function useRelief(userId: number | undefined) {
  return usePlayerRead(userId, reliefKey, getRelief);
}
