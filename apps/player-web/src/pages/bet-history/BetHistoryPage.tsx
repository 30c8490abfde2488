import { useBetLog } from '@kislap/api/react';
import type { BetQuery, BetReward } from '@kislap/api';
import { formatPeso, manilaDay } from '@kislap/domain';
import type { DayKey } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import {
  AppBar,
  Button,
  Columns,
  DayStrip,
  funnelRegular,
  giftDuotone,
  Grow,
  Icon,
  IconButton,
  Inline,
  List,
  Money,
  PageFrame,
  Row,
  Stack,
  Text,
  TotalsRow,
} from '@kislap/ui';
import { BetList } from '../../features/bets/BetList';
import { betAddress, useBetQuery } from '../../features/bets/useBetQuery';
import { useBetTypes } from '../../features/bets/useBetTypes';
import { RefreshablePane } from '../../features/records/recordList';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { useShownAgain } from '../../navigation/routes/useShownAgain';
import { useUserId } from '../../session/session';
import { DayTools } from './DayTools';

/** Every bet of a player, one Manila day at a time, thirty days back. */
export function BetHistoryPage() {
  const text = useText();
  const userId = useUserId();
  const { now, query } = useBetQuery('betHistory');
  const show = (next: BetQuery) => void go(betAddress(routes.betHistory.path, next), { replace: true });
  const filter = (
    <IconButton
      glyph={funnelRegular}
      label={text('bet.filter')}
      onClick={() => void go(betAddress(routes.betTypes.path, query))}
    />
  );
  return (
    <PageFrame
      isWide
      appBar={
        <AppBar
          title={text('bet.title')}
          back={{ label: text('common.back'), onPress: goBack }}
          action={filter}
        />
      }
    >
      <Stack gap={4}>
        <DayStrip now={now} value={query.day} onChange={(day) => show({ ...query, day })} />
        <DayTools userId={userId} now={now} query={query} />
        <BetsOfDay
          key={`${userId} ${query.day} ${query.types.join(',')}`}
          userId={userId}
          query={query}
          isToday={query.day === manilaDay(now)}
          onShowAll={() => show({ ...query, types: [] })}
        />
      </Stack>
    </PageFrame>
  );
}

interface BetsOfDayProps {
  readonly userId: number | undefined;
  readonly query: BetQuery;
  readonly isToday: boolean;
  readonly onShowAll: () => void;
}

/** What the bets of one day come to, and the bets. What is new comes quietly when the page is shown again. */
function BetsOfDay({ userId, query, isToday, onShowAll }: BetsOfDayProps) {
  const { log, summary } = useBetLog({ userId, screen: 'history', ...query });
  useShownAgain(() => void log.catchUp());
  // What will not come has no place kept for it.
  const hasFailed = summary === undefined && log.rows.length === 0 && log.error !== undefined;
  return (
    <Columns gap={4}>
      {!hasFailed && (
        <Stack gap={4}>
          <TotalsRow totals={summary?.totals} />
          {summary?.reward !== undefined && (
            <BetRewardRow day={query.day} isToday={isToday} reward={summary.reward} />
          )}
          {query.types.length > 0 && <NarrowedTo types={query.types} onShowAll={onShowAll} />}
        </Stack>
      )}
      <RefreshablePane onRefresh={() => log.refresh()}>
        <BetList log={log} />
      </RefreshablePane>
    </Columns>
  );
}

interface BetRewardRowProps {
  readonly day: DayKey;
  readonly isToday: boolean;
  readonly reward: BetReward;
}

/** The way to the reward for the bets of the day. */
function BetRewardRow({ day, isToday, reward: { need, have, amount, state } }: BetRewardRowProps) {
  const text = useText();
  const caption = {
    locked: text('common.of', { have: formatPeso(have), need: formatPeso(need) }),
    claim: text('reward.ready'),
    received: text('reward.received'),
  }[state];
  return (
    <List>
      <Row
        media={<Icon glyph={giftDuotone} />}
        title={isToday ? text('reward.title') : text('bet.dayReward', { day: dayText(text, day) })}
        value={<Money amount={amount} tone="money" />}
        caption={caption}
        onPress={() => void openOverlay('rewards', { day })}
      />
    </List>
  );
}

interface NarrowedToProps {
  /** Codes of the chosen types. */
  readonly types: readonly string[];
  readonly onShowAll: () => void;
}

/** Says that not every bet is shown, and shows them all. */
function NarrowedTo({ types, onShowAll }: NarrowedToProps) {
  const text = useText();
  const known = useBetTypes();
  const names = types.map((type) => known.find(({ code }) => code === type)?.name ?? type);
  return (
    <Inline gap={2}>
      <Grow>
        <Text size="sm" tone="muted">
          {text('bet.narrowed', { types: names.join(', ') })}
        </Text>
      </Grow>
      <Button variant="text" size="sm" onClick={onShowAll}>
        {text('common.seeAll')}
      </Button>
    </Inline>
  );
}
