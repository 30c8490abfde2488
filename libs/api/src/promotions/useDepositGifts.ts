import { usePlayerRead } from '../swr/useRead';
import { activeAwardsKey, depositGiftsKey, getActiveAwards, getDepositGifts } from './depositGifts';

/**
 * The deposit promotions; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositGifts(7).data?.map(({ type }) => type); // => [15, 19, 23]
 */
export function useDepositGifts(userId: number | undefined) {
  return usePlayerRead(userId, depositGiftsKey, getDepositGifts);
}

/**
 * The channel bonuses in force; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useActiveAwards(7).data?.[0]?.awardPercent; // => 5
 */
export function useActiveAwards(userId: number | undefined) {
  return usePlayerRead(userId, activeAwardsKey, getActiveAwards);
}
