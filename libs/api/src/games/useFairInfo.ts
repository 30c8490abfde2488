import { useRead } from '../swr/useRead';
import { fairInfoKey, fairSeedsKey, getFairInfo, getFairSeeds } from './fairness';

/**
 * What the player's next round of a game follows from; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useFairInfo(7, 'jeepney').data?.nonce; // => 3
 */
export function useFairInfo(userId: number | undefined, gameCode: string) {
  const key = userId === undefined ? undefined : fairInfoKey(userId, gameCode);
  return useRead(key, (options) => getFairInfo(gameCode, options));
}

/**
 * The latest revealed seed of a game with its rounds, or that of a bet; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useFairSeeds(7, 'jeepney').data?.length; // => 1
 */
export function useFairSeeds(userId: number | undefined, gameCode: string, betId = 0) {
  const key = userId === undefined ? undefined : fairSeedsKey(userId, gameCode, betId);
  return useRead(key, (options) => getFairSeeds(gameCode, betId, options));
}
