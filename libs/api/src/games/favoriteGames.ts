import { delGameFavoriteCall, favoriteListCall, userFavoriteCall } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';

/**
 * The cache key of the player's favorites.
 *
 * @example
 * favoriteGamesKey(7); // => ['favoriteList', 7]
 */
export function favoriteGamesKey(userId: number): ReadKey {
  return ['favoriteList', userId];
}

/**
 * Asks for the codes of the player's favorites. @throws OfflineError | AnswerError | ContractError
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
 * Keeps a game as a favorite, or no longer. Doing it twice is fine.
 *
 * @throws AnswerError 1001 when there are too many favorites | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await setFavoriteGame('sampaguita', false);
 * operator.seen[0]?.call; // => 'delGameFavorite'
 */
export async function setFavoriteGame(
  gameCode: string,
  isFavorite: boolean,
  options?: CallOptions,
): Promise<void> {
  await callMain(isFavorite ? userFavoriteCall : delGameFavoriteCall, { gc: gameCode }, options);
}
