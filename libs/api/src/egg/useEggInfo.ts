import { usePlayerRead } from '../swr/useRead';
import { eggInfoKey, getEggInfo } from './egg';

/**
 * The signed-in player's eggs of today; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useEggInfo(7).data?.left; // => 2
 */
export function useEggInfo(userId: number | undefined) {
  return usePlayerRead(userId, eggInfoKey, getEggInfo);
}
