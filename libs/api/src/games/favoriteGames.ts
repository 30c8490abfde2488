import { useSWRConfig } from 'swr';
import { delGameFavoriteCall, favoriteListCall, userFavoriteCall } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { type ReadKey, useRead } from '../swr/useRead';

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
 * The codes of the player's favorites; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useFavoriteGames(7).data; // => ['jeepney']
 */
export function useFavoriteGames(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : favoriteGamesKey(userId), () => getFavoriteGames());
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

/**
 * Turns a favorite on or off at once, and back again when the operator refuses; the refusal is thrown.
 *
 * @throws (by the returned function) OfflineError | AnswerError | ContractError
 * @example
 * import { renderHook } from '@testing-library/react';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * const { current: switchFavorite } = renderHook(() => useFavoriteSwitch(7)).result;
 * await switchFavorite('jeepney', true);
 * operator.seen.at(-1)?.call; // => 'userFavorite'
 */
export function useFavoriteSwitch(userId: number) {
  const { mutate } = useSWRConfig();
  return async (gameCode: string, isFavorite: boolean): Promise<void> => {
    const switched = (codes: readonly string[] = []) => {
      const others = codes.filter((code) => code !== gameCode);
      return isFavorite ? [gameCode, ...others] : others;
    };
    await mutate<readonly string[], void>(
      favoriteGamesKey(userId),
      () => setFavoriteGame(gameCode, isFavorite),
      {
        optimisticData: switched,
        populateCache: (_nothing, codes) => switched(codes),
        rollbackOnError: true,
        revalidate: false,
      },
    );
  };
}
