import { usePlayerRead } from '../swr/useRead';
import { commissionKey, getCommission } from './commission';

/**
 * The player's commission in sums; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCommission(7).data !== undefined; // => true
 */
export function useCommission(userId: number | undefined) {
  return usePlayerRead(userId, commissionKey, getCommission);
}
