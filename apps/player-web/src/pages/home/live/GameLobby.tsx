import { useText } from '@kislap/i18n';
import {
  besideRows,
  Chip,
  clockCounterClockwiseRegular,
  ErrorState,
  Inline,
  SearchField,
  Stack,
} from '@kislap/ui';
import { Suspense, useDeferredValue, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { reported } from '../../../device/errors/reportError';
import { storedKeys } from '../../../device/storage/storedKeys';
import { useStored } from '../../../device/storage/useStored';
import type { Lobby, Shelf } from '../../../features/games/shelves';
import { rememberSearch } from '../../../features/games/recent';
import { categoryName } from '../../../features/games/categoryName';
import { searchGames } from '../../../features/games/searchGames';
import { useLobby } from '../../../features/games/useLobby';
import { useOpenGame } from '../../../features/games/useOpenGame';
import { CodeBoundary } from '../../../navigation/lazy/CodeBoundary';
import { lazyScreen } from '../../../navigation/lazy/lazyComponent';
import { WhenNear } from '../../../navigation/lazy/WhenNear';
import { useSearchText } from '../../../navigation/useSearchText';
import { useHasBackgroundFeatures } from '../../../session/useHasBackgroundFeatures';
import { ChipsSkeleton, LobbySkeleton, RestSkeleton } from '../skeletons';
import type { GameHandling } from '../../../features/games/LobbyGrid';
import { ShelfChips } from '../../../features/games/ShelfChips';
import { LobbyShelf } from './LobbyShelf';

const prepareResults = (): void => void lazySearchResults.load().catch(reported('prefetch'));

/** All games: on shelves, or as found by what the player types. */
export function GameLobby() {
  const text = useText();
  const { lobby, shelves, isWhole, hasFailed, retry, studioNames, toggleFavorite } = useLobby();
  const [query, setQuery] = useSearchText('home');
  const [chosen, setChosen] = useState<Shelf>('hot');
  const searched = useDeferredValue(query);

  const handling = useHandling(query, { lobby, toggleFavorite });
  const shelf = shelves.includes(chosen) ? chosen : (shelves[0] ?? 'all');
  const isSearching = searched.trim() !== '';
  // Of the first games only their own shelf is known.
  const shown = isWhole || (shelf === 'hot' && !isSearching) ? lobby : undefined;
  const rest = (
    <LobbyRest
      isReady={isWhole || hasFailed}
      lobby={shelf === 'hot' && !isSearching ? shown : undefined}
      handling={handling}
    />
  );
  if (hasFailed) {
    return (
      <>
        <ErrorState
          title={text('home.gamesFailed')}
          retry={{ label: text('common.retry'), onPress: retry }}
        />
        {rest}
      </>
    );
  }
  return (
    <Stack gap={2}>
      <LobbySearch
        query={query}
        onQueryChange={setQuery}
        onUse={prepareResults}
        beside={
          shown === undefined ? (
            <ChipsSkeleton />
          ) : (
            <ShelfChips shelves={shelves} value={shelf} onChange={setChosen} />
          )
        }
      />
      {shown === undefined && <LobbySkeleton />}
      {shown !== undefined && !isSearching && <LobbyShelf shelf={shelf} lobby={shown} handling={handling} />}
      {shown !== undefined && isSearching && (
        // Its own boundary: while its code is on its way, the field above keeps its cursor.
        <Suspense fallback={<LobbySkeleton />}>
          <lazySearchResults.Component
            found={searchGames(shown.games, searched, {
              studios: studioNames,
              categoryOf: (category) => categoryName(category, text),
            })}
            lobby={shown}
            handling={handling}
          />
        </Suspense>
      )}
      {rest}
    </Stack>
  );
}

/** What the tiles do. */
function useHandling(
  query: string,
  { lobby, toggleFavorite }: Pick<ReturnType<typeof useLobby>, 'lobby' | 'toggleFavorite'>,
): GameHandling {
  const openGame = useOpenGame();
  return {
    favorites: lobby?.favorites,
    onOpen: (code) => {
      const game = lobby?.games.find((one) => one.code === code);
      if (game === undefined) return;
      rememberSearch(query);
      void openGame(game);
    },
    onToggleFavorite: toggleFavorite,
  };
}

interface LobbySearchProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The player turns to the search: what it will show can be fetched. */
  readonly onUse: () => void;
  /** Shares the line with the field while that is not used. */
  readonly beside: ReactNode;
}

/** The search for games. While it is in use and empty, it offers the last searches. */
function LobbySearch({ query, onQueryChange, onUse, beside }: LobbySearchProps) {
  const text = useText();
  const searches = useStored(storedKeys.searches) ?? [];
  const [isInUse, setInUse] = useState(false);
  const use = ({ currentTarget, target }: FocusEvent): void => {
    // The chips beside it are no search: moved away between touch and tap, they would not hear of the tap.
    if (target.closest('[role=search]') === null) return;
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
    <div ref={besideRows} onFocus={use} onBlur={leave}>
      <Stack gap={3}>
        <SearchField
          label={text('home.search')}
          clearLabel={text('common.clear')}
          value={query}
          onValueChange={onQueryChange}
          beside={beside}
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
  import('../../../features/games/SearchResults').then(({ SearchResults }) => SearchResults),
);

interface LobbyRestProps {
  /** Nothing beside a shelf that was chosen, or a search. */
  readonly lobby: Lobby | undefined;
  readonly isReady: boolean;
  readonly handling: GameHandling;
}

/** Home below its first shelf; a guest fetches it with the first thing they do. */
function LobbyRest({ isReady, ...props }: LobbyRestProps) {
  if (!useHasBackgroundFeatures() || !isReady) return null;
  return (
    <CodeBoundary part="home" fallback={null}>
      <WhenNear placeholder={<RestSkeleton />}>
        <lazyHomeRest.Component {...props} />
      </WhenNear>
    </CodeBoundary>
  );
}

/** What comes below the first shelf. */
export const lazyHomeRest = lazyScreen(() => import('../rest/HomeRest').then(({ HomeRest }) => HomeRest));
