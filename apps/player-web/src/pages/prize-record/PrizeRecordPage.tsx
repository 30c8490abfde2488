import { usePrizeLog } from '@kislap/api/react';
import type { PrizeRecord } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { wonThisMonth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  ChipGroup,
  Columns,
  EmptyRecordsScene,
  EmptyState,
  PageFrame,
  PrizeRow,
  PrizeTotal,
  Stack,
  Text,
  VirtualList,
} from '@kislap/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { useManilaNow } from '../../device/clock/operatorNow';
import { errorText } from '../../features/errors/errorText';
import { RefreshablePane, RowSkeletons, logTail, useToastedFailure } from '../../features/records/recordList';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/go';
import { useShownAgain } from '../../navigation/routes/useShownAgain';
import { useUserId } from '../../session/session';
import { linesOfPrizes } from './linesOfPrizes';
import type { PrizeLine } from './linesOfPrizes';

/** What the player has won in all events. What is new comes quietly when the page is shown again. */
export function PrizeRecordPage() {
  const text = useText();
  const log = usePrizeLog(useUserId());
  const [event, setEvent] = useState<number>();
  useShownAgain(() => void log.catchUp());
  return (
    <PageFrame
      isWide
      appBar={<AppBar title={text('prize.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <RefreshablePane onRefresh={() => log.refresh()}>
        <Columns gap={4}>
          <Stack gap={4}>
            <MonthTotal log={log} />
            <EventFilter prizes={log.rows} event={event} onChange={setEvent} />
          </Stack>
          <PrizeList log={log} event={event} />
        </Columns>
      </RefreshablePane>
    </PageFrame>
  );
}

interface EventFilterProps {
  /** The record as far as it is loaded. */
  readonly prizes: readonly PrizeRecord[];
  /** `undefined` for all events. */
  readonly event: number | undefined;
  readonly onChange: (event: number | undefined) => void;
}

const ALL = 'all';

/** Narrows the record to one of the events in it. With one event there is nothing to choose. */
function EventFilter({ prizes, event, onChange }: EventFilterProps) {
  const text = useText();
  const names = new Map(prizes.map((prize) => [prize.activityType, prize.event]));
  if (names.size < 2) return null;
  return (
    <ChipGroup
      label={text('prize.events')}
      layout="scroll"
      value={event === undefined ? ALL : String(event)}
      onValueChange={(chosen) => onChange(chosen === ALL ? undefined : Number(chosen))}
      options={[
        { value: ALL, label: text('prize.allEvents') },
        ...[...names].map(([type, name]) => ({ value: String(type), label: name || String(type) })),
      ]}
    />
  );
}

/** Of a month with more prizes than this no sum is told: nobody waits for dozens of pages. */
const MOST_ROWS = 400;

/** What was won this month. The record is loaded back to the month's beginning first: a part is not the sum. */
function MonthTotal({ log }: { readonly log: RecordLog<PrizeRecord> }) {
  const { rows, isFinished, error } = log;
  const now = useManilaNow();
  const total = wonThisMonth(rows, now, isFinished);
  const isTooLong = rows.length > MOST_ROWS;
  const loadMore = useEffectEvent(log.loadMore);
  const wantsMore = total === undefined && !isTooLong && !log.isLoading && !log.isLoadingMore;
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, rows.length]);
  if (total === undefined && (isTooLong || error !== undefined)) return null;
  return <PrizeTotal total={total} />;
}

interface PrizeListProps {
  readonly log: RecordLog<PrizeRecord>;
  /** `undefined` for all events. */
  readonly event: number | undefined;
}

const ROW_HEIGHT_PX = 88;

/** The record in each of its states. What is loaded stays when a later page fails. */
function PrizeList({ log, event }: PrizeListProps) {
  const text = useText();
  const now = useManilaNow();
  const { error, rows } = log;
  useToastedFailure(error);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('prize.failed');
    return <LoadFailed title={title} onRetry={log.retry} />;
  }
  if (log.isLoading) return <Placeholders />;
  if (rows.length === 0) return <NoPrizes />;
  const shown = event === undefined ? rows : rows.filter(({ activityType }) => activityType === event);
  return (
    <VirtualList
      items={linesOfPrizes(shown, now)}
      keyOf={(line) => (line.type === 'heading' ? line.of : String(line.prize.id))}
      rowHeight={ROW_HEIGHT_PX}
      isHeading={({ type }) => type === 'heading'}
      renderRow={(line) => <PrizeLineRow line={line} />}
      tail={logTail(log, text)}
    />
  );
}

function Placeholders() {
  return <RowSkeletons count={6} />;
}

function NoPrizes() {
  const text = useText();
  return (
    <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('prize.emptyText')} />
  );
}

/** A heading, or a prize with the event it came from. A draw's gift that still waits is opened where it was drawn. */
function PrizeLineRow({ line }: { readonly line: PrizeLine }) {
  const text = useText();
  if (line.type === 'heading') {
    return (
      <Text as="div" size="cap" tone="muted">
        {text(line.of === 'today' ? 'common.today' : 'prize.earlier')}
      </Text>
    );
  }
  const { prize } = line;
  return (
    <PrizeRow
      isInsideItem
      prize={{ kind: prize.kind, amount: shownAmount(prize) }}
      at={prize.at}
      event={prize.event === '' ? undefined : prize.event}
      isTowardsGoal={prize.isTowardsGoal}
      isWaiting={prize.isWaiting}
      {...(prize.isWaiting && { onPress: () => void go('/luck-draw') })}
    />
  );
}

/** What has not been opened has no amount yet, whatever the operator already knows. */
function shownAmount({ isWaiting, amount }: PrizeRecord) {
  return isWaiting ? undefined : amount;
}
