import { usePlayerLog } from '../swr/useRecordLog';
import { depositLogKey, getDepositLog } from './depositRecords';

/**
 * The player's deposit record; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositLog(7).rows[0]?.status; // => 'pending'
 */
export function useDepositLog(userId: number | undefined) {
  return usePlayerLog(userId, depositLogKey, getDepositLog);
}
