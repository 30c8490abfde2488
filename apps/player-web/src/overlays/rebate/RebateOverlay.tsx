import { useRebate, useRebateLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { ErrorState, Panel, RebateFan, Section, Stack } from '@kislap/ui';
import { RefreshablePane } from '../../logs/RefreshablePane';
import { errorText } from '../../errors/errorText';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { RebateHistory } from './RebateHistory';
import { useRebateState } from './useRebateState';

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
