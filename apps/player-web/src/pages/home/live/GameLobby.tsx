import { hotGamesKey, useGames, useHotGames, usePlatforms } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Chip, clockCounterClockwiseRegular, ErrorState, Inline, SearchField, Stack } from '@kislap/ui';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { FocusEvent } from 'react';
import { reported } from '../../../device/errors/reportError';
import { storedKeys } from '../../../device/storage/storedKeys';
import { useStored } from '../../../device/storage/useStored';
import { firstView } from '../../../features/first-view/firstView';
import { useFreshAnswer } from '../../../features/first-view/useFreshAnswer';
import { shelves as allShelves, filledShelves } from '../../../features/games/shelves';
import type { Lobby, Shelf } from '../../../features/games/shelves';
import { rememberSearch } from '../../../features/games/recent';
import { searchGames } from '../../../features/games/searchGames';
import { useFavorites } from '../../../features/games/useFavorites';
import { useOpenGame } from '../../../features/games/useOpenGame';
import { lazyScreen } from '../../../navigation/lazy/lazyComponent';
import { useUserId } from '../../../session/session';
import { LobbySkeleton } from '../skeletons';
import type { GameHandling } from './LobbyGrid';
import { LobbyShelf, ShelfChips } from './LobbyShelf';

const prepareResults = (): void => void lazySearchResults.load().catch(reported('prefetch'));

/** All games: on shelves, or as found by what the player types. */
export function GameLobby() {
  const text = useText();
  const { lobby, shelves, isWhole, hasFailed, retry, studioNames, toggleFavorite } = useLobby();
  const openGame = useOpenGame();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Shelf>('hot');
  const searched = useDeferredValue(query);

  if (hasFailed) {
    return (
      <ErrorState title={text('home.gamesFailed')} retry={{ label: text('common.retry'), onPress: retry }} />
    );
  }
  const open = (code: string): void => {
    const game = lobby?.games.find((one) => one.code === code);
    if (game === undefined) return;
    rememberSearch(query);
    void openGame(game);
  };
  const handling: GameHandling = {
    favorites: lobby?.favorites,
    onOpen: open,
    onToggleFavorite: toggleFavorite,
  };
  const shelf = shelves.includes(chosen) ? chosen : (shelves[0] ?? 'all');
  const isSearching = searched.trim() !== '';
  // Of the first games only their own shelf is known.
  const shown = isWhole || (shelf === 'hot' && !isSearching) ? lobby : undefined;
  return (
    <Stack gap={4}>
      <LobbySearch query={query} onQueryChange={setQuery} onUse={prepareResults} />
      {shown === undefined && <LobbySkeleton />}
      {shown !== undefined && !isSearching && (
        <>
          <ShelfChips shelves={shelves} value={shelf} onChange={setChosen} />
          <LobbyShelf shelf={shelf} lobby={shown} handling={handling} onSeeAll={() => setChosen('all')} />
        </>
      )}
      {shown !== undefined && isSearching && (
        // Its own boundary: while its code is on its way, the field above keeps its cursor.
        <Suspense fallback={<LobbySkeleton />}>
          <lazySearchResults.Component
            found={searchGames(shown.games, searched, studioNames)}
            lobby={shown}
            handling={handling}
          />
        </Suspense>
      )}
    </Stack>
  );
}

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
function useLobby(): LobbyState {
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

interface LobbySearchProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The player turns to the search: what it will show can be fetched. */
  readonly onUse: () => void;
}

/** The search for games. While it is in use and empty, it offers the last searches. */
function LobbySearch({ query, onQueryChange, onUse }: LobbySearchProps) {
  const text = useText();
  const searches = useStored(storedKeys.searches) ?? [];
  const [isInUse, setInUse] = useState(false);
  const use = ({ currentTarget }: FocusEvent): void => {
    setInUse(true);
    onUse();
    // What is found needs the room above the keyboard.
    if (!isInUse) currentTarget.scrollIntoView({ block: 'start' });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // A tap moves no focus in Safari: without a new place for it, the search stays in use.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setInUse(false);
  };
  return (
    <div onFocus={use} onBlur={leave}>
      <Stack gap={3}>
        <SearchField
          label={text('home.search')}
          clearLabel={text('common.clear')}
          value={query}
          onValueChange={onQueryChange}
        />
        {isInUse && query === '' && searches.length > 0 && (
          <Inline gap={2} wrap role="group" aria-label={text('home.searches')}>
            {searches.map((search) => (
              <Chip key={search} glyph={clockCounterClockwiseRegular} onClick={() => onQueryChange(search)}>
                {search}
              </Chip>
            ))}
          </Inline>
        )}
      </Stack>
    </div>
  );
}

/** What a search shows; its code is fetched when the search field is entered. */
export const lazySearchResults = lazyScreen(() =>
  import('../search/SearchResults').then(({ SearchResults }) => SearchResults),
);
