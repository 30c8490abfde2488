import { useDrawFriends } from '@kislap/api';
import type { DrawFriend } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, Row, StatusTag, Time, VirtualList } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { RefreshablePane } from '../../logs/RefreshablePane';
import { RowSkeletons } from './RowSkeletons';

const ROW_HEIGHT_PX = 64;

interface FriendsProps {
  readonly friends: ReturnType<typeof useDrawFriends>;
}

/** The friends invited in this round: their masked names, and whether they have added a spin. */
export function FriendList({ userId }: { readonly userId: number }) {
  const friends = useDrawFriends(userId);
  return (
    <RefreshablePane onRefresh={() => friends.mutate()}>
      <Friends friends={friends} />
    </RefreshablePane>
  );
}

function Friends({ friends: { data: friends, error, mutate } }: FriendsProps) {
  const text = useText();
  if (friends === undefined) {
    if (error === undefined) return <RowSkeletons />;
    const title = errorText(error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: () => void mutate() }} />;
  }
  if (friends.length === 0) return <EmptyState title={text('draw.noFriends')} text={text('draw.invite')} />;
  return (
    <VirtualList
      items={friends}
      keyOf={({ nickname, at }) => `${nickname} ${at}`}
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

function FriendRow({ friend: { nickname, at, isCounted } }: { readonly friend: DrawFriend }) {
  const text = useText();
  return (
    <Row
      isInsideItem
      title={nickname}
      caption={<Time at={at} />}
      value={
        <StatusTag
          status={isCounted ? 'complete' : 'pending'}
          label={text(isCounted ? 'draw.counted' : 'draw.registered')}
        />
      }
    />
  );
}
