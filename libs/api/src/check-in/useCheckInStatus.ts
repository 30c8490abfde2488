import { usePlayerRead } from '../swr/useRead';
import { checkInStatusKey, getCheckInStatus } from './checkInStatus';

/**
 * How the signed-in player stands against the check-in rules; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCheckInStatus(7).data?.vipLevel; // => 2
 */
export function useCheckInStatus(userId: number | undefined) {
  return usePlayerRead(userId, checkInStatusKey, getCheckInStatus);
}
