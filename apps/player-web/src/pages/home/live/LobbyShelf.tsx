import { useText } from '@kislap/i18n';
import { Button, Section, Text } from '@kislap/ui';
import { Suspense } from 'react';
import { CodeBoundary } from '../../../code/CodeBoundary';
import { gamesOn } from '../../../games/gamesOn';
import type { Lobby } from '../../../games/Lobby';
import type { Shelf } from '../../../games/shelves';
import type { GameHandling } from './GameHandling';
import { lateNoFavorites } from './lateNoFavorites';
import { lateStudioGames } from './lateStudioGames';
import { LobbyGrid } from './LobbyGrid';
import { shelfName } from './shelfName';

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
        <lateNoFavorites.Component />
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
        <CodeBoundary fallback={grid} onFailure={() => undefined}>
          <Suspense fallback={grid}>
            <lateStudioGames.Component key={shelf} games={games} handling={handling} />
          </Suspense>
        </CodeBoundary>
      )}
    </Section>
  );
}
