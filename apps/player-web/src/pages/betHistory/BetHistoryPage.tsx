import type { BetQuery } from '@kislap/api';
import { manilaDay } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AppBar, DayStrip, funnelRegular, IconButton, PageFrame, Stack } from '@kislap/ui';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/goBack';
import { routes } from '../../routes/routes';
import { useUserId } from '../../session/useUserId';
import { betAddress } from './betAddress';
import { BetsOfDay } from './BetsOfDay';
import { DayTools } from './DayTools';
import { useBetQuery } from './useBetQuery';

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
