import { useOperatorSettings, usePlatforms } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import {
  GameShelf,
  heartRegular,
  caretRightBold,
  LinkButton,
  List,
  Row,
  Section,
  squaresFourRegular,
  Stack,
} from '@kislap/ui';
import { useMemo } from 'react';
import { linedGames, linedShelves, linedTitle } from '../../../features/games/linedShelves';
import type { LinedShelf } from '../../../features/games/linedShelves';
import { tileOf } from '../../../features/games/LobbyGrid';
import type { GameHandling } from '../../../features/games/LobbyGrid';
import type { Lobby } from '../../../features/games/shelves';
import { RecentWins } from './RecentWins';

interface HomeShelvesProps {
  /** Nothing beside a shelf that was chosen, or a search: then only what is not made of games is shown. */
  readonly lobby: Lobby | undefined;
  readonly handling: GameHandling;
}

type HomePart = LinedShelf | 'studios' | 'wins';

const homeParts: readonly HomePart[] = [...linedShelves, 'studios', 'wins'];

/** What stands under the first shelf, in the operator's order: lines of games, who made them, the latest wins. */
export function HomeShelves({ lobby, handling }: HomeShelvesProps) {
  const { homeShelves } = useOperatorSettings().data ?? {};
  const parts = homeShelves === undefined ? homeParts : knownParts(homeShelves);
  return (
    <Stack gap={6}>
      {parts.map((part) => {
        if (part === 'wins') return <RecentWins key={part} />;
        if (lobby === undefined) return null;
        if (part === 'studios') return <Studios key={part} lobby={lobby} />;
        return <ShelfLine key={part} shelf={part} lobby={lobby} handling={handling} />;
      })}
    </Stack>
  );
}

/** The parts that this app has, each once. */
function knownParts(names: readonly string[]): readonly HomePart[] {
  return [...new Set(names)].flatMap((name) => homeParts.find((part) => part === name) ?? []);
}

const MOST_TILES = 9;

interface ShelfLineProps {
  readonly shelf: LinedShelf;
  readonly lobby: Lobby;
  readonly handling: GameHandling;
}

/** One shelf; nothing while it is empty. */
function ShelfLine({ shelf, lobby, handling }: ShelfLineProps) {
  const text = useText();
  const { favorites, onOpen, onToggleFavorite } = handling;
  const games = useMemo(() => linedGames(shelf, lobby).slice(0, MOST_TILES), [shelf, lobby]);
  const tiles = useMemo(() => {
    const kept = new Set(favorites);
    return games.map((game) => tileOf(game, kept.has(game.code), text));
  }, [games, favorites, text]);
  if (tiles.length === 0) return null;
  return (
    <Section
      title={linedTitle(shelf, text)}
      action={
        <LinkButton variant="text" size="sm" isAtEnd glyphEnd={caretRightBold} href={`/games?shelf=${shelf}`}>
          {text('common.seeAll')}
        </LinkButton>
      }
    >
      <GameShelf
        games={tiles}
        onOpen={onOpen}
        onToggleFavorite={favorites === undefined ? undefined : (code) => void onToggleFavorite(code)}
        more={
          shelf === 'favorites'
            ? { glyph: heartRegular, label: text('game.noFav'), href: '/games' }
            : { glyph: squaresFourRegular, label: text('games.title'), href: '/games' }
        }
      />
    </Section>
  );
}

/** Who made the games, and how many each. */
function Studios({ lobby: { games } }: { readonly lobby: Lobby }) {
  const text = useText();
  const platforms = usePlatforms().data ?? [];
  const made = new Map<string, number>();
  for (const { platformCode } of games) made.set(platformCode, (made.get(platformCode) ?? 0) + 1);
  const studios = platforms.filter(({ code }) => made.has(code));
  if (studios.length === 0) return null;
  return (
    <Section title={text('home.studios')}>
      <List label={text('home.studios')}>
        {studios.map(({ code, name }) => (
          <Row
            key={code}
            title={name}
            value={text('home.games', { n: made.get(code) ?? 0 })}
            href={`/games?studio=${encodeURIComponent(code)}`}
          />
        ))}
      </List>
    </Section>
  );
}
