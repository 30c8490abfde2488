import { usePagedLog } from '../swr/usePagedLog';
import { usePlayerRead } from '../swr/useRead';
import { getRebate, getRebateLog, rebateKey, rebateLogKey } from './rebate';

/**
 * Yesterday's rebate of the signed-in player; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRebate(7).data?.ratePercent; // => 0.6
 */
export function useRebate(userId: number | undefined) {
  return usePlayerRead(userId, rebateKey, getRebate);
}

/**
 * The rebates that the player has received; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRebateLog(7).rows.length > 0; // => true
 */
export function useRebateLog(userId: number | undefined) {
  return usePagedLog(userId === undefined ? undefined : rebateLogKey(userId), getRebateLog);
}
