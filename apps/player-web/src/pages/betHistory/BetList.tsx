import type { Bet, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import {
  BetRow,
  EmptyRecordsScene,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  Stack,
  VirtualList,
} from '@kislap/ui';
import type { TailState } from '@kislap/ui';
import { useEffect } from 'react';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';
import { openOverlay } from '../../overlays/openOverlay';
import { useGamePictures } from './useGamePictures';

interface BetListProps {
  readonly log: RecordLog<Bet>;
}

const ROW_HEIGHT_PX = 80;
const placeholders = ['1', '2', '3', '4', '5', '6'];

/** The bets of a day in each of the states of a list. What is loaded stays when a later page fails. */
export function BetList({ log }: BetListProps) {
  const text = useText();
  const pictures = useGamePictures();
  const { error, rows } = log;
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('bet.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) return <Placeholders />;
  if (rows.length === 0) return <NoBets />;
  return (
    <VirtualList
      items={rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(bet) => (
        <BetRow
          isInsideItem
          game={bet.gameName}
          imageUrl={pictures.get(bet.gameCode)}
          at={bet.at}
          stake={bet.stake}
          win={bet.win}
          state={bet.state}
          onPress={() => void openOverlay('bet-detail', { bet })}
        />
      )}
      tail={{
        state: tailOf(log),
        onReachEnd: log.loadMore,
        onRetry: log.retry,
        texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
      }}
    />
  );
}

function Placeholders() {
  return (
    <Stack gap={2}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="row" />
      ))}
    </Stack>
  );
}

/** Nothing was bet; the games are one tap away. */
function NoBets() {
  const text = useText();
  return (
    <EmptyState
      scene={<EmptyRecordsScene />}
      title={text('common.noData')}
      action={
        <LinkButton variant="tonal" size="md" href="/">
          {text('bet.playNow')}
        </LinkButton>
      }
    />
  );
}

function tailOf({ error, isLoadingMore, isFinished }: RecordLog<Bet>): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
