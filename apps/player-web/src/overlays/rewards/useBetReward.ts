import { betSummaryKey, receiveBetReward } from '@kislap/api';
import type { DayKey } from '@kislap/domain';
import { formatMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useClaim } from '../../claims/useClaim';
import { useUserId } from '../../session/useUserId';

interface BetRewardTaker {
  readonly isReceiving: boolean;
  readonly receive: () => void;
}

/** Receives the reward for the bets of a day, and says what came. */
export function useBetReward(day: DayKey): BetRewardTaker {
  const text = useText();
  const userId = useUserId();
  const { claiming, claim } = useClaim();
  const take = async (): Promise<void> => {
    if (userId === undefined) return;
    const given = await claim({
      intent: `bet-reward:${day}`,
      take: (options) => receiveBetReward(day, options),
      ownKeys: [betSummaryKey(userId, { day, types: [] })],
    });
    if (given === undefined) return;
    toast({ kind: 'success', title: text('reward.came', { amount: `₱${formatMoney(given.amount)}` }) });
  };
  return { isReceiving: claiming !== undefined, receive: () => void take() };
}
