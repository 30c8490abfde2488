import { useDrawSpins } from '@kislap/api';
import type { DrawSpin, RecordLog } from '@kislap/api';
import type { DrawRound } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, ErrorState, PrizeRow, VirtualList } from '@kislap/ui';
import { useEffect, useRef } from 'react';
import { errorText } from '../../errors/errorText';
import { openOverlay } from '../../overlays/openOverlay';
import { RowSkeletons } from './RowSkeletons';
import { RefreshablePane } from '../../logs/RefreshablePane';
import { logTail } from '../../logs/logTail';
import { useToastedFailure } from '../../logs/useToastedFailure';

interface MySpinsProps {
  readonly userId: number;
  readonly round: DrawRound | null | undefined;
  /** Grows when there is news in the list. */
  readonly news: number;
}

const ROW_HEIGHT_PX = 76;

/** The player's own spins. A mystery is opened from here while its round is the current one. */
export function MySpins({ userId, round, news }: MySpinsProps) {
  const log = useDrawSpins(userId);
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
  if (log.isLoading) return <RowSkeletons />;
  if (log.rows.length === 0) return <EmptyState scene={<EmptyRecordsScene />} title={text('draw.noSpins')} />;
  return (
    <VirtualList
      items={log.rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
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
  const look = async (standing: DrawRound): Promise<void> => {
    await openOverlay('draw-prize', { spinId: id, prize: { kind }, round: standing });
    onSeen();
  };
  return (
    <PrizeRow
      isInsideItem
      prize={{ kind, amount }}
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
