import { useGames } from '@kislap/api/react';
import type { Bet } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { BetRow, EmptyRecordsScene, EmptyState, LinkButton, useBetRefill, VirtualList } from '@kislap/ui';
import type { BetFacts } from '@kislap/ui';
import { useCallback, useMemo } from 'react';
import { LoadFailed } from '../errors/LoadFailed';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { errorText } from '../errors/errorText';
import { logTail, RowSkeletons, useToastedFailure } from '../records/recordList';

interface BetListProps {
  readonly log: RecordLog<Bet>;
}

const ROW_HEIGHT_PX = 80;

/** The bets of a day in each of the states of a list. What is loaded stays when a later page fails. */
export function BetList({ log }: BetListProps) {
  const text = useText();
  const pictures = useGamePictures();
  const { error, rows } = log;
  // The same function for the same pictures: a page that comes draws no row anew.
  const renderRow = useCallback((bet: Bet) => rowOf(bet, pictures.get(bet.gameCode)), [pictures]);
  const refill = useBetRefill();
  const refillRow = useCallback(
    (row: HTMLElement, bet: Bet) => refill(row, factsOf(bet, pictures.get(bet.gameCode))),
    [refill, pictures],
  );
  useToastedFailure(error);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('bet.failed');
    return <LoadFailed title={title} onRetry={log.retry} />;
  }
  if (log.isLoading) return <Placeholders />;
  if (rows.length === 0) return <NoBets />;
  return (
    <VirtualList
      items={rows}
      keyOf={keyOf}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={renderRow}
      refillRow={refillRow}
      tail={logTail(log, text)}
    />
  );
}

const keyOf = ({ id }: Bet): string => String(id);

const factsOf = (bet: Bet, imageUrl: string | undefined): BetFacts => ({
  game: bet.gameName,
  imageUrl,
  at: bet.at,
  stake: bet.stake,
  win: bet.win,
  state: bet.state,
});

const rowOf = (bet: Bet, imageUrl: string | undefined) => (
  <BetRow isInsideItem {...factsOf(bet, imageUrl)} onPress={() => void openOverlay('bet-detail', { bet })} />
);

function Placeholders() {
  return <RowSkeletons count={6} />;
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

/** The picture of every game of the catalogue by its code. */
function useGamePictures(): ReadonlyMap<string, string> {
  const { data: games } = useGames();
  return useMemo(
    () => new Map((games ?? []).filter(({ image }) => image !== '').map(({ code, image }) => [code, image])),
    [games],
  );
}
