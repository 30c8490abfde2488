import { usePlayerRead } from '../swr/useRead';
import { getPeriodGifts, periodGiftsKey } from './periodGifts';

/**
 * The gifts of the signed-in player that come again and again; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePeriodGifts(7).data?.[0]?.period; // => 'day'
 */
export function usePeriodGifts(userId: number | undefined) {
  return usePlayerRead(userId, periodGiftsKey, getPeriodGifts);
}
