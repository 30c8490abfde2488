import { useSWRConfig } from 'swr';
import { useCallOptions } from '../swr/ApiProvider';
import { usePlayerRead } from '../swr/useRead';
import { favoriteGamesKey, getFavoriteGames, setFavoriteGame } from './favoriteGames';

/**
 * The codes of the player's favorites; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useFavoriteGames(7).data; // => ['jeepney']
 */
export function useFavoriteGames(userId: number | undefined) {
  return usePlayerRead(userId, favoriteGamesKey, getFavoriteGames);
}

/**
 * Turns a favorite on or off at once, and back again when the operator refuses; the refusal is thrown.
 *
 * @throws (by the returned function) OfflineError | AnswerError | ContractError
 * @example
 * import { renderHook } from '@testing-library/react';
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * const { current: switchFavorite } = renderHook(() => useFavoriteSwitch(7)).result;
 * await switchFavorite('jeepney', true);
 * operator.seen.at(-1)?.call; // => 'userFavorite'
 */
export function useFavoriteSwitch(userId: number) {
  const call = useCallOptions();
  const { mutate } = useSWRConfig();
  return async (gameCode: string, isFavorite: boolean): Promise<void> => {
    const switched = (codes: readonly string[] = []) => {
      const others = codes.filter((code) => code !== gameCode);
      return isFavorite ? [gameCode, ...others] : others;
    };
    await mutate<readonly string[], void>(
      favoriteGamesKey(userId),
      () => setFavoriteGame(gameCode, isFavorite, call),
      {
        optimisticData: switched,
        populateCache: (_nothing, codes) => switched(codes),
        rollbackOnError: true,
        revalidate: false,
      },
    );
  };
}
