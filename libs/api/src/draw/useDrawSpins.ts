import { usePlayerLog } from '../swr/useRecordLog';
import { drawSpinsKey, getDrawSpins } from './drawSpins';

/**
 * The player's own spins; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawSpins(7).rows[0]?.kind; // => 'mystery'
 */
export function useDrawSpins(userId: number | undefined) {
  return usePlayerLog(userId, drawSpinsKey, getDrawSpins);
}
