import { usePlayerRead } from '../swr/useRead';
import { getVipStatus, vipStatusKey } from './vipStatus';

/**
 * How far the signed-in player has come; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useVipStatus(7).data?.level; // => 2
 */
export function useVipStatus(userId: number | undefined) {
  return usePlayerRead(userId, vipStatusKey, getVipStatus);
}
