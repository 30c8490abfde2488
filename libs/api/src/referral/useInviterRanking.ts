import { useRead } from '../swr/useRead';
import { getInviterRanking, inviterRankingKey } from './inviterRanking';

/**
 * The ranking of the week; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useInviterRanking(7).data?.[0]?.nickname; // => 'M***a'
 */
export function useInviterRanking(userId: number | undefined) {
  const key = userId === undefined ? undefined : inviterRankingKey(userId);
  return useRead(key, (options) => getInviterRanking(userId ?? 0, options));
}
