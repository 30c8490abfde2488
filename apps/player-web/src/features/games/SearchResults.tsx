import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptySearchScene, EmptyState, Stack, Text } from '@kislap/ui';
import { gamesOn } from './shelves';
import type { Lobby } from './shelves';
import { LobbyGrid } from './LobbyGrid';
import type { GameHandling } from './LobbyGrid';

interface SearchResultsProps {
  readonly found: readonly Game[];
  readonly lobby: Lobby;
  readonly handling: GameHandling;
}

/** What a search has found; when that is nothing, the hot games. */
export function SearchResults({ found, lobby, handling }: SearchResultsProps) {
  const text = useText();
  return (
    <Stack gap={3}>
      <div role="status">
        {found.length > 0 ? (
          <Text size="sm" tone="muted" isTabular>
            {text('home.games', { n: found.length })}
          </Text>
        ) : (
          <EmptyState
            scene={<EmptySearchScene />}
            title={text('home.noMatch')}
            text={text('home.noMatchWhy')}
          />
        )}
      </div>
      <LobbyGrid games={found.length > 0 ? found : gamesOn('hot', lobby)} handling={handling} />
    </Stack>
  );
}
