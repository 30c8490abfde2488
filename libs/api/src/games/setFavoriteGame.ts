import { delGameFavoriteCall, userFavoriteCall } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Keeps a game as a favourite, or no longer. Doing it twice is fine.
 *
 * @throws AnswerError 1001 when there are too many favourites | OfflineError | ContractError
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
