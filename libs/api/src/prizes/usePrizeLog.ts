import { usePlayerLog } from '../swr/useRecordLog';
import { getPrizeLog, prizeLogKey } from './prizes';

/**
 * The player's prize record; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePrizeLog(7).rows[0]?.kind; // => 'cash'
 */
export function usePrizeLog(userId: number | undefined) {
  return usePlayerLog(userId, prizeLogKey, getPrizeLog);
}
