import { usePlayerRead } from '../swr/useRead';
import { spendingKey } from './responsibleKeys';
import { getSpending } from './spending';

/**
 * What the player has paid in and taken out; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useSpending(7).data?.months.length; // => 12
 */
export function useSpending(userId: number | undefined) {
  return usePlayerRead(userId, spendingKey, getSpending);
}
