import type { DayKey } from '@kislap/domain';
import { usePagedLog } from '../swr/usePagedLog';
import { getTeamShares, teamSharesKey } from './teamShares';

/**
 * What the play of the player's team earned on a day, member by member; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTeamShares(7, '2026-01-01').rows[0]?.nickname; // => 'K**o'
 */
export function useTeamShares(userId: number | undefined, day: DayKey) {
  const key = userId === undefined ? undefined : teamSharesKey(userId, day);
  return usePagedLog(key, (index, options) => getTeamShares(day, index, options));
}
