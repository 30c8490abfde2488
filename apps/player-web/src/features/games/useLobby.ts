import { hotGamesKey } from '@kislap/api';
import { useGames, useHotGames, usePlatforms } from '@kislap/api/react';
import { useMemo } from 'react';
import { storedKeys } from '../../device/storage/storedKeys';
import { useStored } from '../../device/storage/useStored';
import { useUserId } from '../../session/session';
import { firstView } from '../first-view/firstView';
import { useFreshAnswer } from '../first-view/useFreshAnswer';
import { shelves as allShelves, filledShelves } from './shelves';
import type { Lobby, Shelf } from './shelves';
import { useFavorites } from './useFavorites';

interface LobbyState {
  /** Nothing until the catalogue is known, or its first games are. */
  readonly lobby: Lobby | undefined;
  readonly shelves: readonly Shelf[];
  /** Whether the catalogue is known; before, the lobby may hold the first hot games, which came with the page. */
  readonly isWhole: boolean;
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
  useFreshAnswer(hotGamesKey);
  const platforms = usePlatforms().data;
  const favorites = useFavorites();
  const recentKey = useMemo(() => storedKeys.recentGames(userId ?? 0), [userId]);
  const recent = useStored(recentKey);

  const games = hotGames.isLoading ? undefined : catalogue.data;
  const first = firstView.games();
  const own = {
    favorites: userId === undefined ? undefined : (favorites.codes ?? []),
    recent: recent ?? [],
  };
  const whole = games && {
    ...own,
    games,
    hot: hotGames.data ?? games.filter(({ isHot }) => isHot).map(({ code }) => code),
  };
  const lobby = whole ?? (first && { ...own, games: first.games, hot: first.games.map(({ code }) => code) });
  return {
    lobby,
    shelves: whole === undefined ? firstShelves(first?.shelves ?? [], own) : filledShelves(whole),
    isWhole: whole !== undefined,
    hasFailed: catalogue.data === undefined && catalogue.error !== undefined,
    retry: () => void catalogue.mutate(),
    studioNames: new Map(platforms?.map(({ code, name }) => [code, name])),
    toggleFavorite: favorites.toggle,
  };
}

/** The shelves of a guest who comes for the first time, and those of this player's own. */
function firstShelves(filled: readonly Shelf[], own: Pick<Lobby, 'favorites' | 'recent'>): readonly Shelf[] {
  const has: Partial<Record<Shelf, boolean>> = {
    favorites: own.favorites !== undefined,
    recent: own.recent.length > 0,
  };
  return allShelves.filter((shelf) => has[shelf] ?? filled.includes(shelf));
}
