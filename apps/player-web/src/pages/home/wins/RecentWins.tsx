import { useRecentWins } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Badge, List, Money, Row, Section, Time } from '@kislap/ui';

/** More would make winning look more common than it is. */
const MOST_SHOWN = 5;

/** The latest wins of others. They are wins of play money, and say so. */
export function RecentWins() {
  const text = useText();
  const wins = useRecentWins().data ?? [];
  if (wins.length === 0) return null;
  return (
    <Section title={text('home.wins')} action={<Badge label={text('home.sandbox')} />}>
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
