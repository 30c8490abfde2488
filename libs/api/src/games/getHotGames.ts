import { getHotCall } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { rarelyChanging } from '../swr/rarelyChanging';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of the hot games.
 *
 * @example
 * hotGamesKey; // => ['getHot']
 */
export const hotGamesKey: ReadKey = ['getHot'];

/**
 * Asks for the codes of the hot games, hottest first. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getHotGames(); // => ['sampaguita']
 */
export async function getHotGames(options?: CallOptions): Promise<readonly string[]> {
  return (await callMain(getHotCall, {}, options)).map(({ gc }) => gc);
}

/**
 * The codes of the hot games, for guests too.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useHotGames().data; // => ['sampaguita']
 */
export function useHotGames() {
  return useRead(hotGamesKey, () => getHotGames(), rarelyChanging);
}
