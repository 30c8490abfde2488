import { inviterRankingKey } from '@kislap/api';
import { useInviterRanking, usePlayer } from '@kislap/api/react';
import { zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, List, RankRow, Section, Skeleton, Stack, Text } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { RefreshablePane } from '../../features/records/recordList';
import { FailedRead } from './LogList';

interface RankingTabProps {
  readonly userId: number;
}

/** At most so many; the own place stands below the page besides. */
const MOST_ROWS = 20;

/** The players who brought most this week. */
export function RankingTab({ userId }: RankingTabProps) {
  const text = useText();
  const { mutate } = useSWRConfig();
  return (
    <RefreshablePane onRefresh={() => mutate(inviterRankingKey(userId))}>
      <Section title={text('ref.topWeek')} size="titleSm">
        <Stack gap={4}>
          <Text size="cap" tone="muted">
            {text('ref.weekFrom')}
          </Text>
          <Ranking userId={userId} />
        </Stack>
      </Section>
    </RefreshablePane>
  );
}

function Ranking({ userId }: RankingTabProps) {
  const text = useText();
  const { data: ranking, error, mutate } = useInviterRanking(userId);
  if (ranking === undefined) {
    if (error !== undefined) return <FailedRead error={error} onRetry={() => void mutate()} />;
    return (
      <Stack gap={2}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    );
  }
  if (ranking.length === 0) {
    return (
      <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('ref.noRanking')} />
    );
  }
  return (
    <List label={text('ref.topWeek')}>
      {ranking.slice(0, MOST_ROWS).map(({ place, ...row }, index) => (
        <RankRow key={index} rank={place} {...row} />
      ))}
    </List>
  );
}

interface OwnPlaceProps {
  readonly userId: number;
}

/** The player's own place in the ranking, also without one. Nothing until it is known. */
export function OwnPlace({ userId }: OwnPlaceProps) {
  const text = useText();
  const { data: ranking } = useInviterRanking(userId);
  const { data: player } = usePlayer(userId);
  if (ranking === undefined || player === undefined) return null;
  const own = ranking.find(({ isOwn }) => isOwn);
  return (
    <List label={text('ref.ownPlace')}>
      <RankRow
        isOwn
        rank={own?.place}
        nickname={player.nickname}
        avatarId={player.avatarId}
        friends={own?.friends ?? 0}
        earned={own?.earned ?? zeroMoney}
      />
    </List>
  );
}
