import { useDrawFriends, useDrawWinners } from '@kislap/api/react';
import type { DrawFriend, DrawSpin } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import type { DrawRound } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  EmptyRecordsScene,
  EmptyState,
  ErrorState,
  List,
  Money,
  PrizeRow,
  Row,
  StatusTag,
  Tabs,
  Time,
  VirtualList,
} from '@kislap/ui';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../features/errors/errorText';
import { RefreshablePane, RowSkeletons, logTail, useToastedFailure } from '../../features/records/recordList';
import { openOverlay } from '../../navigation/overlays/openOverlay';

interface DrawRecordProps {
  readonly userId: number | undefined;
  /** The player's own spins. */
  readonly spins: RecordLog<DrawSpin>;
  readonly round: DrawRound | null | undefined;
  /** Grows when there is news of the player's spins. */
  readonly news: number;
}

/** The player's spins and friends, and who was paid; a guest sees the last alone. */
export function DrawRecord({ userId, spins, round, news }: DrawRecordProps) {
  const text = useText();
  const [shown, setShown] = useState<'spins' | 'friends' | 'winners'>('spins');
  const winners = { value: 'winners', label: text('draw.winners'), panel: <WinnerList /> } as const;
  if (userId === undefined) {
    return (
      <Tabs label={text('draw.record')} value="winners" onValueChange={() => undefined} items={[winners]} />
    );
  }
  return (
    <Tabs
      label={text('draw.record')}
      value={shown}
      onValueChange={setShown}
      items={[
        {
          value: 'spins',
          label: text('draw.mySpins'),
          panel: <MySpins log={spins} round={round} news={news} />,
        },
        { value: 'friends', label: text('draw.friends'), panel: <FriendList userId={userId} /> },
        winners,
      ]}
    />
  );
}

interface MySpinsProps {
  readonly log: RecordLog<DrawSpin>;
  readonly round: DrawRound | null | undefined;
  /** Grows when there is news in the list. */
  readonly news: number;
}

const SPIN_ROW_HEIGHT_PX = 76;

/** The player's own spins. A mystery is opened from here while its round is the current one. */
function MySpins({ log, round, news }: MySpinsProps) {
  useNews(news, log.refresh);
  useToastedFailure(log.error);
  return (
    <RefreshablePane onRefresh={log.refresh}>
      <Spins log={log} round={round} />
    </RefreshablePane>
  );
}

interface SpinsProps extends Pick<MySpinsProps, 'round'> {
  readonly log: RecordLog<DrawSpin>;
}

function Spins({ log, round }: SpinsProps) {
  const text = useText();
  if (log.rows.length === 0 && log.error !== undefined) {
    const title = errorText(log.error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) return <RowSkeletons count={3} />;
  if (log.rows.length === 0) return <EmptyState scene={<EmptyRecordsScene />} title={text('draw.noSpins')} />;
  return (
    <VirtualList
      items={log.rows}
      keyOf={({ id }) => String(id)}
      rowHeight={SPIN_ROW_HEIGHT_PX}
      renderRow={(spin) => <SpinRow spin={spin} round={round} onSeen={() => void log.refresh()} />}
      tail={logTail(log, text)}
    />
  );
}

interface SpinRowProps extends Pick<MySpinsProps, 'round'> {
  readonly spin: DrawSpin;
  readonly onSeen: () => void;
}

function SpinRow({ spin, round, onSeen }: SpinRowProps) {
  const text = useText();
  const { id, kind, amount, at, source, isWaiting } = spin;
  const isOpenable = isWaiting && round && id > round.id && isOpen(round);
  const look = async (round: DrawRound): Promise<void> => {
    await openOverlay('draw-prize', { spinId: id, prize: { kind }, round: round });
    onSeen();
  };
  return (
    <PrizeRow
      isInsideItem
      prize={{ kind, amount }}
      isTowardsGoal
      at={at}
      event={text(`draw.source.${source}`)}
      isWaiting={isWaiting}
      {...(isOpenable && { onPress: () => void look(round) })}
    />
  );
}

const isOpen = ({ state }: DrawRound): boolean => state === 'running' || state === 'reached';

/** Asks for the list again at each news. */
function useNews(news: number, refresh: () => Promise<void>): void {
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    void refresh();
  }, [news, refresh]);
}

const FRIEND_ROW_HEIGHT_PX = 64;

interface FriendsProps {
  readonly friends: ReturnType<typeof useDrawFriends>;
}

/** The friends invited in this round: their masked names, and whether they have added a spin. */
function FriendList({ userId }: { readonly userId: number }) {
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
    if (error === undefined) return <RowSkeletons count={3} />;
    const title = errorText(error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: () => void mutate() }} />;
  }
  if (friends.length === 0) return <EmptyState title={text('draw.noFriends')} text={text('draw.invite')} />;
  return (
    <VirtualList
      items={friends}
      keyOf={({ nickname, at }) => `${nickname} ${at}`}
      rowHeight={FRIEND_ROW_HEIGHT_PX}
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

/** As many as the operator promises; one that sends more does not make the page grow. */
const most = 20;

/** Who was really paid lately. Nobody is made up: an empty list says so. */
function WinnerList() {
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
    if (error === undefined) return <RowSkeletons count={3} />;
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
