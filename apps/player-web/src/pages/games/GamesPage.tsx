import { usePlatforms } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import {
  AppBar,
  ChipGroup,
  EmptySearchScene,
  EmptyState,
  GameGridSkeleton,
  PageFrame,
  SearchField,
  Stack,
  VisuallyHidden,
} from '@kislap/ui';
import { useDeferredValue } from 'react';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { categoryName } from '../../features/games/categoryName';
import { linedTitle } from '../../features/games/linedShelves';
import { LobbyGrid } from '../../features/games/LobbyGrid';
import type { GameHandling } from '../../features/games/LobbyGrid';
import { NoFavorites } from '../../features/games/NoFavorites';
import { rememberSearch } from '../../features/games/recent';
import { SearchResults } from '../../features/games/SearchResults';
import { searchGames } from '../../features/games/searchGames';
import { ShelfChips } from '../../features/games/ShelfChips';
import { gamesOn } from '../../features/games/shelves';
import type { Lobby, Shelf } from '../../features/games/shelves';
import { useLobby } from '../../features/games/useLobby';
import { useOpenGame } from '../../features/games/useOpenGame';
import { appLocation } from '../../navigation/appLocation';
import { goBack } from '../../navigation/go';
import { usePageSearch } from '../../navigation/usePageSearch';
import { useSearchText } from '../../navigation/useSearchText';
import { gamesSearch, gameSorts, queriedGames, readGamesQuery } from './gamesQuery';
import type { GamesQuery, GameSort } from './gamesQuery';

/** All games, or those of a kind or of a studio, in an order of the player's choice: the address says which. */
export function GamesPage() {
  const text = useText();
  const { query, change } = useGamesQuery();
  const { lobby, shelves, isWhole, hasFailed, retry, studioNames, toggleFavorite } = useLobby();
  const [typed, setTyped] = useSearchText('games');
  const searched = useDeferredValue(typed);
  const openGame = useOpenGame();
  const handling: GameHandling = {
    favorites: lobby?.favorites,
    onOpen: (code) => {
      const game = lobby?.games.find((one) => one.code === code);
      if (game === undefined) return;
      rememberSearch(typed);
      void openGame(game);
    },
    onToggleFavorite: toggleFavorite,
  };
  // A search looks through all games, whatever was chosen before.
  const { shelf, studio } = searched.trim() === '' ? query : everything;
  const title = (shelf === 'all' && studioNames.get(studio)) || linedTitle(shelf, text);
  return (
    <PageFrame
      isWide
      appBar={<AppBar title={title} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      {hasFailed ? (
        <LoadFailed title={text('home.gamesFailed')} onRetry={retry} />
      ) : lobby === undefined || !isWhole ? (
        <GameGridSkeleton />
      ) : (
        <Stack gap={4}>
          <SearchField
            label={text('home.search')}
            clearLabel={text('common.clear')}
            value={typed}
            onValueChange={setTyped}
          />
          <Games
            lobby={lobby}
            shelves={shelves}
            studioNames={studioNames}
            typed={searched}
            query={query}
            onChange={change}
            handling={handling}
          />
        </Stack>
      )}
    </PageFrame>
  );
}

interface ShownQuery {
  readonly query: GamesQuery;
  readonly change: (part: Partial<GamesQuery>) => void;
}

/** What the address asks for; a choice takes its place in the address. */
function useGamesQuery(): ShownQuery {
  const query = readGamesQuery(usePageSearch('games'));
  const change = (part: Partial<GamesQuery>): void => {
    const { pathname, state } = appLocation.snapshot();
    appLocation.go(pathname + gamesSearch({ ...query, ...part }), { replace: true, state });
  };
  return { query, change };
}

interface GamesProps {
  readonly lobby: Lobby;
  readonly query: GamesQuery;
  readonly onChange: (part: Partial<GamesQuery>) => void;
}

interface GameListProps extends GamesProps {
  readonly shelves: readonly Shelf[];
  readonly studioNames: ReadonlyMap<string, string>;
  /** What is searched for, among all games; '' while nothing is. */
  readonly typed: string;
  readonly handling: GameHandling;
}

const sortNames = {
  featured: 'games.sortFeatured',
  new: 'games.sortNew',
  name: 'games.sortName',
} as const satisfies Record<GameSort, MessageId>;

function Games({ shelves, studioNames, typed, handling, ...choice }: GameListProps) {
  const { lobby } = choice;
  const text = useText();
  if (typed.trim() === '') return <ChosenGames shelves={shelves} handling={handling} {...choice} />;
  const found = searchGames(lobby.games, typed, {
    studios: studioNames,
    categoryOf: (category) => categoryName(category, text),
  });
  return <SearchResults found={found} lobby={lobby} handling={handling} />;
}

function ChosenGames({
  shelves,
  handling,
  ...choice
}: GamesProps & Pick<GameListProps, 'shelves' | 'handling'>) {
  const { lobby, query, onChange } = choice;
  const text = useText();
  const games = queriedGames(lobby, query);
  return (
    <Stack gap={3}>
      <ShelfChips
        shelves={shelves}
        value={query.shelf === 'new' ? null : query.shelf}
        // A studio may have none of that kind.
        onChange={(shelf) => onChange({ shelf, studio: ALL })}
      />
      <StudioChoice {...choice} />
      <ChipGroup
        label={text('games.sort')}
        layout="joined"
        value={query.sort}
        onValueChange={(sort) => onChange({ sort })}
        options={gameSorts.map((value) => ({ value, label: text(sortNames[value]) }))}
      />
      <div role="status">
        {games.length > 0 ? (
          // The chip of all studios shows it: here it is only heard, and the games begin higher.
          <VisuallyHidden>{text('home.games', { n: games.length })}</VisuallyHidden>
        ) : query.shelf === 'favorites' && gamesOn('favorites', lobby).length === 0 ? (
          <NoFavorites />
        ) : (
          <EmptyState scene={<EmptySearchScene />} title={text('games.none')} />
        )}
      </div>
      <LobbyGrid games={games} handling={handling} />
    </Stack>
  );
}

const ALL = '';
const everything = { shelf: 'all', studio: ALL } as const;

/** The studios of these games. With one there is nothing to choose. */
function StudioChoice({ lobby, query, onChange }: GamesProps) {
  const text = useText();
  const platforms = usePlatforms().data ?? [];
  const games = queriedGames(lobby, { ...query, studio: ALL });
  const countOf = (studio: string) => games.filter(({ platformCode }) => platformCode === studio).length;
  const studios = platforms.filter(({ code }) => countOf(code) > 0);
  if (studios.length < 2) return null;
  return (
    <ChipGroup
      label={text('home.studios')}
      layout="scroll"
      value={query.studio}
      onValueChange={(studio) => onChange({ studio })}
      options={[
        { value: ALL, label: `${text('home.allStudios')} (${games.length})` },
        ...studios.map(({ code, name }) => ({
          value: code,
          label: `${name} (${countOf(code)})`,
        })),
      ]}
    />
  );
}
