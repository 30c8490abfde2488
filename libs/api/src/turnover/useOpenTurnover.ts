import { usePlayerRead } from '../swr/useRead';
import { getOpenTurnover, openTurnoverKey } from './openTurnover';

/**
 * How far the tasks are that are still to be played; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useOpenTurnover(7).data?.neededTurnover; // => 10_000_000
 */
export function useOpenTurnover(userId: number | undefined) {
  return usePlayerRead(userId, openTurnoverKey, getOpenTurnover);
}
