import { useRecordLog } from '../swr/useRecordLog';
import { commissionLogKey, getCommissionLog } from './commissionLog';

/**
 * The rows behind the player's commission; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCommissionLog(7).rows[0]?.day; // => '2025-11-12'
 */
export function useCommissionLog(userId: number | undefined) {
  const key = userId === undefined ? undefined : commissionLogKey(userId);
  return useRecordLog(key, getCommissionLog);
}
