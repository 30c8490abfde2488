import { favoriteListCall } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of the player's favourites.
 *
 * @example
 * favoriteGamesKey(7); // => ['favoriteList', 7]
 */
export function favoriteGamesKey(userId: number): ReadKey {
  return ['favoriteList', userId];
}

/**
 * Asks for the codes of the player's favourites. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getFavoriteGames(); // => ['jeepney']
 */
export async function getFavoriteGames(options?: CallOptions): Promise<readonly string[]> {
  return (await callMain(favoriteListCall, {}, options)).map(({ gc }) => gc);
}

/**
 * The codes of the player's favourites; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useFavoriteGames(7).data; // => ['jeepney']
 */
export function useFavoriteGames(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : favoriteGamesKey(userId), () => getFavoriteGames());
}
