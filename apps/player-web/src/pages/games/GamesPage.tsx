import { usePlatforms } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import {
  AppBar,
  ChipGroup,
  EmptySearchScene,
  EmptyState,
  ErrorState,
  GameGridSkeleton,
  PageFrame,
  Stack,
  Text,
} from '@kislap/ui';
import { linedTitle } from '../../features/games/linedShelves';
import { LobbyGrid } from '../../features/games/LobbyGrid';
import type { GameHandling } from '../../features/games/LobbyGrid';
import type { Lobby } from '../../features/games/shelves';
import { useLobby } from '../../features/games/useLobby';
import { useOpenGame } from '../../features/games/useOpenGame';
import { appLocation } from '../../navigation/appLocation';
import { goBack } from '../../navigation/go';
import { usePageSearch } from '../../navigation/usePageSearch';
import { gamesSearch, gameSorts, queriedGames, readGamesQuery } from './gamesQuery';
import type { GamesQuery, GameSort } from './gamesQuery';

/** All games of a kind or of a studio, in an order of the player's choice. The address says which. */
export function GamesPage() {
  const text = useText();
  const { query, change } = useGamesQuery();
  const { lobby, isWhole, hasFailed, retry, studioNames, toggleFavorite } = useLobby();
  const openGame = useOpenGame();
  const studio = studioNames.get(query.studio);
  const handling: GameHandling = {
    favorites: lobby?.favorites,
    onOpen: (code) => {
      const game = lobby?.games.find((one) => one.code === code);
      if (game !== undefined) void openGame(game);
    },
    onToggleFavorite: toggleFavorite,
  };
  const title = query.shelf === 'all' && studio !== undefined ? studio : linedTitle(query.shelf, text);
  return (
    <PageFrame
      isWide
      appBar={<AppBar title={title} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      {hasFailed ? (
        <ErrorState
          title={text('home.gamesFailed')}
          retry={{ label: text('common.retry'), onPress: retry }}
        />
      ) : lobby === undefined || !isWhole ? (
        <GameGridSkeleton />
      ) : (
        <Games lobby={lobby} query={query} onChange={change} handling={handling} />
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
  readonly handling: GameHandling;
}

const sortNames = {
  featured: 'games.sortFeatured',
  new: 'games.sortNew',
  name: 'games.sortName',
} as const satisfies Record<GameSort, MessageId>;

function Games({ lobby, query, onChange, handling }: GamesProps) {
  const text = useText();
  const games = queriedGames(lobby, query);
  return (
    <Stack gap={4}>
      <StudioChoice lobby={lobby} query={query} onChange={onChange} />
      <ChipGroup
        label={text('games.sort')}
        layout="joined"
        value={query.sort}
        onValueChange={(sort) => onChange({ sort })}
        options={gameSorts.map((value) => ({ value, label: text(sortNames[value]) }))}
      />
      <div role="status">
        {games.length > 0 ? (
          <Text size="sm" tone="muted" isTabular>
            {text('home.games', { n: games.length })}
          </Text>
        ) : (
          <EmptyState scene={<EmptySearchScene />} title={text('games.none')} />
        )}
      </div>
      <LobbyGrid games={games} handling={handling} />
    </Stack>
  );
}

const ALL = '';

/** The studios of these games. With one there is nothing to choose. */
function StudioChoice({ lobby, query, onChange }: Omit<GamesProps, 'handling'>) {
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
