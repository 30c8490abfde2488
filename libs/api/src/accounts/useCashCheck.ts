import { usePlayerRead } from '../swr/useRead';
import { cashCheckKey, getCashCheck } from './getCashCheck';

/**
 * Deposits made and turnover done, as last told; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCashCheck(7).data?.depositCount; // => 2
 */
export function useCashCheck(userId: number | undefined) {
  return usePlayerRead(userId, cashCheckKey, getCashCheck);
}
