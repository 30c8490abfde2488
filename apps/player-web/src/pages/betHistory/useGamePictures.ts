import { useGames } from '@kislap/api';
import { useMemo } from 'react';

/** The picture of every game of the catalogue by its code. */
export function useGamePictures(): ReadonlyMap<string, string> {
  const { data: games } = useGames();
  return useMemo(
    () => new Map((games ?? []).filter(({ image }) => image !== '').map(({ code, image }) => [code, image])),
    [games],
  );
}
