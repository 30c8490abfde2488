import { useRead } from '../swr/useRead';
import { getRecentWins, recentWinsKey } from './recentWins';

/**
 * The public ticker of wins, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRecentWins().data?.[0]?.nickname; // => 'L****a'
 */
export function useRecentWins() {
  return useRead(recentWinsKey, getRecentWins);
}
