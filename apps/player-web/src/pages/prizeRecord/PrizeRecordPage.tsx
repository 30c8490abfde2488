import { usePrizeLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { AppBar, PageFrame, Stack } from '@kislap/ui';
import { useState } from 'react';
import { goBack } from '../../navigation/goBack';
import { useShownAgain } from '../../routes/useShownAgain';
import { useUserId } from '../../session/useUserId';
import { EventFilter } from './EventFilter';
import { MonthTotal } from './MonthTotal';
import { PrizeList } from './PrizeList';
import { RefreshablePane } from '../../logs/RefreshablePane';

/** What the player has won in all events. What is new comes quietly when the page is shown again. */
export function PrizeRecordPage() {
  const text = useText();
  const log = usePrizeLog(useUserId());
  const [event, setEvent] = useState<number>();
  useShownAgain(() => void log.catchUp());
  return (
    <PageFrame
      appBar={<AppBar title={text('prize.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <RefreshablePane onRefresh={() => log.refresh()}>
        <Stack gap={4}>
          <MonthTotal log={log} />
          <EventFilter prizes={log.rows} event={event} onChange={setEvent} />
          <PrizeList log={log} event={event} />
        </Stack>
      </RefreshablePane>
    </PageFrame>
  );
}
