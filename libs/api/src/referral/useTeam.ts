import { usePlayerRead } from '../swr/useRead';
import { getTeam, getTeamLevels, teamKey, teamLevelsKey } from './team';

/**
 * The player's team in figures; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTeam(7).data?.members; // => 72
 */
export function useTeam(userId: number | undefined) {
  return usePlayerRead(userId, teamKey, getTeam);
}

/**
 * The levels of the player's team; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTeamLevels(7).data?.[0]?.members; // => 24
 */
export function useTeamLevels(userId: number | undefined) {
  return usePlayerRead(userId, teamLevelsKey, getTeamLevels);
}
