import { useGames, useHotGames, usePlatforms } from '@kislap/api';
import { useMemo } from 'react';
import type { Lobby } from '../../../games/Lobby';
import { useFavorites } from '../../../games/useFavorites';
import { useUserId } from '../../../session/useUserId';
import { storedKeys } from '../../../storage/storedKeys';
import { useStored } from '../../../storage/useStored';

interface LobbyState {
  /** Nothing until the catalogue is known. */
  readonly lobby: Lobby | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly studioNames: ReadonlyMap<string, string>;
  readonly toggleFavorite: (gameCode: string) => Promise<void>;
}

/** Everything the game lobby shows. Only the catalogue itself is needed; the rest may fail. */
export function useLobby(): LobbyState {
  const userId = useUserId();
  const catalogue = useGames();
  const hotGames = useHotGames();
  const platforms = usePlatforms().data;
  const favorites = useFavorites();
  const recentKey = useMemo(() => storedKeys.recentGames(userId ?? 0), [userId]);
  const recent = useStored(recentKey);

  const games = hotGames.isLoading ? undefined : catalogue.data;
  const lobby = games && {
    games,
    hot: hotGames.data ?? games.filter(({ isHot }) => isHot).map(({ code }) => code),
    favorites: userId === undefined ? undefined : (favorites.codes ?? []),
    recent: recent ?? [],
  };
  return {
    lobby,
    hasFailed: catalogue.data === undefined && catalogue.error !== undefined,
    retry: () => void catalogue.mutate(),
    studioNames: new Map(platforms?.map(({ code, name }) => [code, name])),
    toggleFavorite: favorites.toggle,
  };
}
