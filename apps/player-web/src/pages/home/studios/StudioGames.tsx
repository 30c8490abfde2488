import { usePlatforms } from '@kislap/api';
import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { ChipGroup, Stack, Text } from '@kislap/ui';
import { useMemo, useState } from 'react';
import { LobbyGrid } from '../live/LobbyGrid';
import type { GameHandling } from '../live/LobbyGrid';

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
  return (
    <Stack gap={4}>
      {studios.length > 1 && (
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
