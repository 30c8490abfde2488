import { useRecentWins } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Badge, Inline, List, Money, Row, Section, Stack, Time } from '@kislap/ui';
import { useRuntimeConfig } from '../../../config/runtimeConfig';
import { CsLink } from '../../../features/help/CsLink';

/** The end of home: the latest wins of others, and somebody to ask. */
export function HomeEnd() {
  return (
    <Stack gap={4}>
      <RecentWins />
      <Inline justify="center">
        <CsLink />
      </Inline>
    </Stack>
  );
}

/** More would make winning look more common than it is. */
const MOST_SHOWN = 5;

/** The latest wins of others. Where they are wins of play money, they say so. */
export function RecentWins() {
  const text = useText();
  const { sandbox = false } = useRuntimeConfig();
  const wins = useRecentWins().data ?? [];
  if (wins.length === 0) return null;
  return (
    <Section title={text('home.wins')} action={sandbox && <Badge label={text('home.sandbox')} />}>
      <List label={text('home.wins')}>
        {wins.slice(0, MOST_SHOWN).map(({ nickname, gameCode, gameName, win, at }) => (
          <Row
            key={`${at} ${nickname} ${gameCode} ${win}`}
            title={nickname}
            value={<Money amount={win} />}
            caption={gameName}
            detail={<Time at={at} format="clock" />}
          />
        ))}
      </List>
    </Section>
  );
}
