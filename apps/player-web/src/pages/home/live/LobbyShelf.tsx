import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Button, ChipGroup, Icon, Inline, Section, Text } from '@kislap/ui';
import { Suspense } from 'react';
import { gamesOn } from '../../../features/games/shelves';
import type { Lobby, Shelf } from '../../../features/games/shelves';
import { categoryName, shelfGlyph } from '../../../features/games/categoryName';
import { CodeBoundary } from '../../../navigation/lazy/CodeBoundary';
import { lazyScreen } from '../../../navigation/lazy/lazyComponent';
import { LobbyGrid } from './LobbyGrid';
import type { GameHandling } from './LobbyGrid';

interface LobbyShelfProps {
  readonly shelf: Shelf;
  readonly lobby: Lobby;
  readonly handling: GameHandling;
  readonly onSeeAll: () => void;
}

/** The games of one shelf under its name. */
export function LobbyShelf({ shelf, lobby, handling, onSeeAll }: LobbyShelfProps) {
  const text = useText();
  const games = gamesOn(shelf, lobby);
  if (shelf === 'favorites' && games.length === 0) {
    return (
      <Suspense fallback={null}>
        <lazyNoFavorites.Component />
      </Suspense>
    );
  }
  const grid = <LobbyGrid games={games} handling={handling} />;
  return (
    <Section
      title={shelf === 'hot' ? text('home.hotTonight') : shelfName(shelf, text)}
      action={
        shelf === 'hot' ? (
          <Button variant="text" size="sm" onClick={onSeeAll}>
            {text('common.seeAll')}
          </Button>
        ) : (
          <Text size="sm" tone="muted" isTabular>
            {text('home.games', { n: games.length })}
          </Text>
        )
      }
    >
      {shelf === 'hot' ? (
        grid
      ) : (
        <CodeBoundary part="game grid" fallback={grid}>
          <Suspense fallback={grid}>
            <lazyStudioGames.Component key={shelf} games={games} handling={handling} />
          </Suspense>
        </CodeBoundary>
      )}
    </Section>
  );
}

/** The empty shelf of favorites; few visitors ever see it. */
export const lazyNoFavorites = lazyScreen(() =>
  import('../favorites/NoFavorites').then(({ NoFavorites }) => NoFavorites),
);

/** A shelf that can be narrowed to a studio; its code comes with the first shelf that is chosen. */
export const lazyStudioGames = lazyScreen(() =>
  import('../studios/StudioGames').then(({ StudioGames }) => StudioGames),
);

interface ShelfChipsProps {
  readonly shelves: readonly Shelf[];
  readonly value: Shelf;
  readonly onChange: (shelf: Shelf) => void;
}

/** Which shelf of games is shown. */
export function ShelfChips({ shelves, value, onChange }: ShelfChipsProps) {
  const text = useText();
  return (
    <ChipGroup
      label={text('home.categories')}
      layout="scroll"
      value={value}
      onValueChange={onChange}
      options={shelves.map((shelf) => ({
        value: shelf,
        label: (
          <Inline as="span" gap={2}>
            <Icon glyph={shelfGlyph(shelf)} size="sm" />
            {shelfName(shelf, text)}
          </Inline>
        ),
      }))}
    />
  );
}

/** What a shelf of games is called. */
function shelfName(shelf: Shelf, text: TranslateText): string {
  switch (shelf) {
    case 'hot':
      return text('game.hot');
    case 'favorites':
      return text('game.fav');
    case 'recent':
      return text('game.recent');
    case 'all':
      return text('game.all');
    default:
      return categoryName(shelf, text);
  }
}
