import { usePlayerRead } from '../swr/useRead';
import { awayKey, getAway } from './away';

/**
 * Why a player is away, and until when.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useAway(7).data; // => null
 */
export function useAway(userId: number | undefined) {
  return usePlayerRead(userId, awayKey, getAway);
}
