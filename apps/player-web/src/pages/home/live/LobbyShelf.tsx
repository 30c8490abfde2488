import { useText } from '@kislap/i18n';
import { caretRightBold, LinkButton, Section, Text } from '@kislap/ui';
import { Suspense } from 'react';
import { gamesOn } from '../../../features/games/shelves';
import type { Lobby, Shelf } from '../../../features/games/shelves';
import { shelfName } from '../../../features/games/categoryName';
import { CodeBoundary } from '../../../navigation/lazy/CodeBoundary';
import { lazyScreen } from '../../../navigation/lazy/lazyComponent';
import { LobbyGrid } from '../../../features/games/LobbyGrid';
import type { GameHandling } from '../../../features/games/LobbyGrid';

interface LobbyShelfProps {
  readonly shelf: Shelf;
  readonly lobby: Lobby;
  readonly handling: GameHandling;
}

/** The games of one shelf under its name. */
export function LobbyShelf({ shelf, lobby, handling }: LobbyShelfProps) {
  const text = useText();
  const games = gamesOn(shelf, lobby);
  if (shelf === 'favorites' && games.length === 0) {
    return (
      <Suspense fallback={null}>
        <lazyNoFavorites.Component />
      </Suspense>
    );
  }
  const isHot = shelf === 'hot';
  // All games are one press away: a last line that is not full, of six or three, is left out.
  const shown = isHot ? games.slice(0, games.length - (games.length % 6) || 3) : games;
  const grid = <LobbyGrid games={shown} handling={handling} />;
  return (
    <Section
      title={isHot ? text('home.hotTonight') : shelfName(shelf, text)}
      action={
        isHot ? (
          <LinkButton variant="text" size="sm" isAtEnd glyphEnd={caretRightBold} href="/games">
            {text('common.seeAll')}
          </LinkButton>
        ) : (
          <Text size="sm" tone="muted" isTabular>
            {text('home.games', { n: games.length })}
          </Text>
        )
      }
    >
      {isHot ? (
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
  import('../../../features/games/NoFavorites').then(({ NoFavorites }) => NoFavorites),
);

/** A shelf that can be narrowed to a studio; its code comes with the first shelf that is chosen. */
export const lazyStudioGames = lazyScreen(() =>
  import('../studios/StudioGames').then(({ StudioGames }) => StudioGames),
);
