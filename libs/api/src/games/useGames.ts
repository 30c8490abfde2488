import { rarelyChanging, useRead } from '../swr/useRead';
import { gamesKey, getGames, getHotGames, hotGamesKey } from './games';

/**
 * The game catalogue, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useGames().data?.[0]?.name; // => 'Sampaguita Spins'
 */
export function useGames() {
  return useRead(gamesKey, getGames, rarelyChanging);
}

/**
 * The codes of the hot games, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useHotGames().data; // => ['sampaguita']
 */
export function useHotGames() {
  return useRead(hotGamesKey, getHotGames, rarelyChanging);
}
