import { rebateKey, receiveRebate } from '@kislap/api';
import { useRebate, useRebateLog } from '@kislap/api/react';
import type { RebateRecord } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { formatPeso, rebateStageOf } from '@kislap/domain';
import type { Rebate } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  EmptyState,
  ErrorState,
  Panel,
  RebateFan,
  RebateHeadings,
  RebateRow,
  Section,
  Stack,
  VirtualList,
} from '@kislap/ui';
import type { RebateState } from '@kislap/ui';
import { useState } from 'react';
import { useIsOnline } from '../../device/useIsOnline';
import { useClaim } from '../../features/claims/useClaim';
import { errorText } from '../../features/errors/errorText';
import { giftReceipt } from '../../features/receipts/giftReceipt';
import { RefreshablePane } from '../../features/records/recordList';
import { RowSkeletons } from '../../features/records/recordList';
import { logTail } from '../../features/records/recordList';
import { useToastedFailure } from '../../features/records/recordList';
import type { OverlayProps, ReceiptOptions } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

/** Yesterday's turnover rebate, and those received before. */
export function RebateOverlay({ modal }: OverlayProps<'rebate'>) {
  const text = useText();
  const userId = useUserId();
  const rebate = useRebate(userId);
  const log = useRebateLog(userId);
  const state = useRebateState(rebate.data, () => void log.catchUp());
  const hasFailed = rebate.data === undefined && rebate.error !== undefined;
  return (
    <Panel {...modal} side="right" title={text('rebate.title')} closeLabel={text('common.close')}>
      <RefreshablePane onRefresh={() => Promise.allSettled([rebate.mutate(), log.refresh()])}>
        <Stack gap={5}>
          {hasFailed ? (
            <ErrorState
              title={errorText(rebate.error, text) ?? text('rebate.failed')}
              retry={{ label: text('common.retry'), onPress: () => void rebate.mutate() }}
            />
          ) : (
            <RebateFan state={state} />
          )}
          <Section title={text('rebate.history')} size="titleSm">
            <RebateHistory log={log} />
          </Section>
        </Stack>
      </RefreshablePane>
    </Panel>
  );
}

/** Yesterday's rebate as its fan shows it, and receiving it. @param onReceived hears that it is in the balance */
function useRebateState(rebate: Rebate | undefined, onReceived: () => void): RebateState {
  const text = useText();
  const userId = useUserId() ?? 0;
  const isOnline = useIsOnline();
  const { claiming, claim } = useClaim();
  const [receipt, setReceipt] = useState<ReceiptOptions>();
  if (rebate === undefined) return { type: 'loading' };
  const stage = rebateStageOf(rebate);
  if (stage.type === 'received' && receipt !== undefined) {
    return { ...stage, onReceipt: () => void openOverlay('receipt', receipt) };
  }
  if (stage.type !== 'ready') return stage;

  const receive = async (): Promise<void> => {
    const given = await claim({
      intent: `rebate:${rebate.day ?? ''}`,
      take: receiveRebate,
      ownKeys: [rebateKey(userId)],
    });
    if (given === undefined) return;
    setReceipt(giftReceipt(given, text('rebate.title')));
    onReceived();
  };
  return {
    type: 'ready',
    amount: stage.amount,
    basis: basisOf(rebate, text),
    isReceiving: claiming !== undefined,
    isOffline: !isOnline,
    onReceive: () => void receive(),
  };
}

/** What the rebate is a part of, as far as the operator says. */
function basisOf({ ratePercent, turnover, day }: Rebate, text: TranslateText): string {
  if (ratePercent === undefined || turnover === undefined || day === undefined) return '';
  return text('rebate.basis', {
    rate: String(ratePercent),
    amount: formatPeso(turnover),
    day: dayText(text, day),
  });
}

interface RebateHistoryProps {
  readonly log: RecordLog<RebateRecord>;
}

const ROW_HEIGHT_PX = 61;

/** The rebates that were received, in each of the states of a list. */
function RebateHistory({ log }: RebateHistoryProps) {
  const text = useText();
  const { error, rows } = log;
  useToastedFailure(error);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) {
    return <RowSkeletons count={3} />;
  }
  if (rows.length === 0) return <EmptyState title={text('common.noData')} />;
  return (
    <div>
      <RebateHeadings />
      <VirtualList
        isPlain
        items={rows}
        keyOf={({ id }) => String(id)}
        rowHeight={ROW_HEIGHT_PX}
        renderRow={({ at, turnover, amount }) => <RebateRow at={at} turnover={turnover} amount={amount} />}
        tail={logTail(log, text)}
      />
    </div>
  );
}
