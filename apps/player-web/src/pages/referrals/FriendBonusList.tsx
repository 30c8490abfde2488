import { useFriendBonuses } from '@kislap/api';
import type { FriendBonus } from '@kislap/api';
import { formatMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  EmptyRecordsScene,
  EmptyState,
  Money,
  Row,
  Section,
  Skeleton,
  Stack,
  StatusTag,
  VirtualList,
} from '@kislap/ui';
import { FailedRead } from './FailedRead';

interface FriendBonusListProps {
  readonly userId: number;
}

const ROW_HEIGHT_PX = 76;

/** What each friend brought. */
export function FriendBonusList({ userId }: FriendBonusListProps) {
  const text = useText();
  return (
    <Section title={text('ref.fromFriends')} size="titleSm">
      <Friends userId={userId} />
    </Section>
  );
}

function Friends({ userId }: FriendBonusListProps) {
  const text = useText();
  const { data: bonuses, error, mutate } = useFriendBonuses(userId);
  if (bonuses === undefined) {
    if (error !== undefined) return <FailedRead error={error} onRetry={() => void mutate()} />;
    return (
      <Stack gap={2}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    );
  }
  if (bonuses.friends.length === 0) {
    return (
      <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('ref.startTeam')} />
    );
  }
  const rows = bonuses.friends.map((friend, index) => ({ ...friend, key: String(index) }));
  return (
    <VirtualList
      items={rows}
      keyOf={({ key }) => key}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(friend) => <FriendRow friend={friend} />}
      tail={{
        state: 'end',
        onReachEnd: () => undefined,
        onRetry: () => undefined,
        texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
      }}
    />
  );
}

function FriendRow({ friend }: { readonly friend: FriendBonus }) {
  const text = useText();
  const { nickname, firstDeposit, bonus, isClaimed } = friend;
  return (
    <Row
      isInsideItem
      title={nickname}
      value={<Money amount={bonus} size="amt" sign="always" tone="money" />}
      caption={
        firstDeposit > zeroMoney
          ? text('ref.firstDepositOf', { amount: `₱${formatMoney(firstDeposit)}` })
          : text('ref.noDepositYet')
      }
      detail={
        <StatusTag
          status={isClaimed ? 'complete' : 'pending'}
          label={text(isClaimed ? 'promo.claimed' : 'ref.toClaim')}
        />
      }
    />
  );
}
