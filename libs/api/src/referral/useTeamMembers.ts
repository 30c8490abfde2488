import { useRecordLog } from '../swr/useRecordLog';
import { getTeamMembers, teamMembersKey, type TeamSelection } from './teamMembers';

/**
 * The members of the player's team; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTeamMembers(7, 'all').rows[0]?.nickname; // => 'K**o'
 */
export function useTeamMembers(userId: number | undefined, level: TeamSelection) {
  const key = userId === undefined ? undefined : teamMembersKey(userId, level);
  return useRecordLog(key, (id, options) => getTeamMembers(level, id, options));
}
