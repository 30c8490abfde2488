import { useDrawWinners } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, List, Money, Row, Time } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { RefreshablePane } from '../../logs/RefreshablePane';
import { RowSkeletons } from './RowSkeletons';

/** As many as the operator promises; one that sends more does not make the page grow. */
const most = 20;

/** Who was really paid lately. Nobody is made up: an empty list says so. */
export function WinnerList() {
  const winners = useDrawWinners();
  return (
    <RefreshablePane onRefresh={() => winners.mutate()}>
      <Winners winners={winners} />
    </RefreshablePane>
  );
}

interface WinnersProps {
  readonly winners: ReturnType<typeof useDrawWinners>;
}

function Winners({ winners: { data: winners, error, mutate } }: WinnersProps) {
  const text = useText();
  if (winners === undefined) {
    if (error === undefined) return <RowSkeletons />;
    const title = errorText(error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: () => void mutate() }} />;
  }
  if (winners.length === 0) return <EmptyState title={text('draw.noWinners')} />;
  return (
    <List label={text('draw.winners')}>
      {winners.slice(0, most).map(({ nickname, amount, at }, index) => (
        <Row
          key={index}
          title={nickname}
          caption={<Time at={at} />}
          value={<Money amount={amount} size="amt" tone="money" />}
        />
      ))}
    </List>
  );
}
