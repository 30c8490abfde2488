import { useRecentWins } from '@kislap/api/react';
import type { RecentWin } from '@kislap/api';
import { manilaDay } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Badge, List, Money, Row, Section, Skeleton, Stack, Time } from '@kislap/ui';
import { operatorNow } from '../../../device/clock/operatorNow';
import { useRuntimeConfig } from '../../../config/runtimeConfig';

/** More would make winning look more common than it is. */
const MOST_SHOWN = 5;
const places = ['a', 'b', 'c', 'd', 'e'] as const;

/** The latest wins of others, one of a game. Where they are wins of play money, they say so. */
export function RecentWins() {
  const text = useText();
  const { sandbox = false } = useRuntimeConfig();
  const { data, error } = useRecentWins();
  const today = manilaDay(operatorNow());
  const wins = lastOfEachGame(data ?? []).slice(0, MOST_SHOWN);
  const isAwaited = data === undefined && error === undefined;
  if (wins.length === 0 && !isAwaited) return null;
  return (
    <Section title={text('home.wins')} action={sandbox && <Badge label={text('home.sandbox')} />}>
      {isAwaited ? (
        <Stack gap={1}>
          {places.map((place) => (
            <Skeleton key={place} shape="row" />
          ))}
        </Stack>
      ) : (
        <List label={text('home.wins')}>
          {wins.map(({ nickname, gameCode, gameName, win, at }) => (
            <Row
              key={gameCode}
              title={nickname}
              value={<Money amount={win} />}
              caption={gameName}
              detail={<Time at={at} format={manilaDay(at) === today ? 'clock' : 'record'} />}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

/** The operator sends the latest first. */
function lastOfEachGame(wins: readonly RecentWin[]): readonly RecentWin[] {
  const games = new Set<string>();
  return wins.filter(({ gameCode }) => !games.has(gameCode) && games.add(gameCode));
}
