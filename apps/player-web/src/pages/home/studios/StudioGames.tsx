import { usePlatforms } from '@kislap/api/react';
import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { besideRows, ChipGroup, EmptySearchScene, EmptyState, Stack, Text } from '@kislap/ui';
import { useMemo, useState } from 'react';
import { LobbyGrid } from '../../../features/games/LobbyGrid';
import type { GameHandling } from '../../../features/games/LobbyGrid';

interface StudioGamesProps {
  readonly games: readonly Game[];
  readonly handling: GameHandling;
}

const ALL = '';
/** The games of any other studio are found by its name, in the search. */
const MOST_STUDIOS = 20;

/** The games of a shelf, all of them or those of one studio. With one studio there is nothing to choose. */
export function StudioGames({ games, handling }: StudioGamesProps) {
  const text = useText();
  const { data: platforms } = usePlatforms();
  const [chosen, setChosen] = useState(ALL);
  const studios = useMemo(() => {
    const made = new Set(games.map(({ platformCode }) => platformCode));
    return (platforms ?? []).filter(({ code }) => made.has(code)).slice(0, MOST_STUDIOS);
  }, [games, platforms]);
  const studio = studios.find(({ code }) => code === chosen)?.code;
  const shown = useMemo(
    () => (studio === undefined ? games : games.filter(({ platformCode }) => platformCode === studio)),
    [games, studio],
  );
  if (games.length === 0) return <NoGames />;
  return (
    <Stack gap={4}>
      {studios.length > 1 && (
        <div ref={besideRows}>
          <ChipGroup
            label={text('home.studios')}
            layout="scroll"
            value={studio ?? ALL}
            onValueChange={setChosen}
            options={[
              { value: ALL, label: text('home.allStudios') },
              ...studios.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        </div>
      )}
      {studio !== undefined && (
        <div role="status">
          <Text size="sm" tone="muted" isTabular>
            {text('home.games', { n: shown.length })}
          </Text>
        </div>
      )}
      <LobbyGrid games={shown} handling={handling} />
    </Stack>
  );
}

/** A shelf with no game on it, such as all of an empty catalogue. */
function NoGames() {
  return <EmptyState scene={<EmptySearchScene />} title={useText()('games.none')} />;
}
