import { usePlayerLog } from '../swr/useRecordLog';
import { getWithdrawalLog, withdrawalLogKey } from './withdrawalRecords';

/**
 * The player's withdrawal record; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useWithdrawalLog(7).rows[0]?.status; // => 'pending'
 */
export function useWithdrawalLog(userId: number | undefined) {
  return usePlayerLog(userId, withdrawalLogKey, getWithdrawalLog);
}
