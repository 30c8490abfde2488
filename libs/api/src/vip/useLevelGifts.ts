import { usePlayerRead } from '../swr/useRead';
import { getLevelGifts, levelGiftsKey } from './levelGifts';

/**
 * The signed-in player's gifts of reaching a level; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useLevelGifts(7).data?.[1]?.state; // => 'ready'
 */
export function useLevelGifts(userId: number | undefined) {
  return usePlayerRead(userId, levelGiftsKey, getLevelGifts);
}
