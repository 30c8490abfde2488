import { rebateKey, receiveRebate } from '@kislap/api';
import { formatMoney, rebateStageOf } from '@kislap/domain';
import type { Rebate } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import type { RebateState } from '@kislap/ui';
import { useClaim } from '../../claims/useClaim';
import { useUserId } from '../../session/useUserId';
import { useIsOnline } from '../../shell/useIsOnline';

/** Yesterday's rebate as its fan shows it, and receiving it. @param onReceived hears that it is in the balance */
export function useRebateState(rebate: Rebate | undefined, onReceived: () => void): RebateState {
  const text = useText();
  const userId = useUserId() ?? 0;
  const isOnline = useIsOnline();
  const { claiming, claim } = useClaim();
  if (rebate === undefined) return { type: 'loading' };
  const stage = rebateStageOf(rebate);
  if (stage.type !== 'ready') return stage;

  const receive = async (): Promise<void> => {
    const given = await claim({
      intent: `rebate:${rebate.day ?? ''}`,
      take: receiveRebate,
      ownKeys: [rebateKey(userId)],
    });
    if (given !== undefined) onReceived();
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

/** What the rebate is a part of, as far as the operator has told it. */
function basisOf({ ratePercent, turnover, day }: Rebate, text: TranslateText): string {
  if (ratePercent === undefined || turnover === undefined || day === undefined) return '';
  return text('rebate.basis', {
    rate: String(ratePercent),
    amount: `₱${formatMoney(turnover)}`,
    day: dayText(text, day),
  });
}
