import { betSummaryKey, receiveBetReward } from '@kislap/api';
import { useBetLog, useBetSummary } from '@kislap/api/react';
import { formatPeso, manilaDaysBack } from '@kislap/domain';
import type { DayKey } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import { List, Overlay, RewardBar, RewardRow, Section, Skeleton, Stack, toast } from '@kislap/ui';
import { useManilaNow } from '../../device/clock/operatorNow';
import { BetList } from '../../features/bets/BetList';
import { useClaim } from '../../features/claims/useClaim';
import { giftReceipt, receiptAction } from '../../features/receipts/giftReceipt';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

/** The reward for the bets of a day, its button always in sight, and the bets it is for. */
export function RewardsOverlay({ modal, day }: OverlayProps<'rewards'>) {
  const text = useText();
  const userId = useUserId();
  const [today, yesterday] = manilaDaysBack(useManilaNow(), 2);
  const { log } = useBetLog({ userId, screen: 'rewards', day, types: [] });
  const isToday = day === today;
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={isToday ? text('reward.title') : text('reward.gift')}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: () => modal.onDismiss('closeButton') }}
      footer={isToday ? <RewardOfToday day={day} /> : <EarlierReward day={day} />}
    >
      <Stack gap={4}>
        {isToday && yesterday !== undefined && <EarlierReward day={yesterday} />}
        <Section title={text('reward.log')} size="titleSm">
          <BetList log={log} />
        </Section>
      </Stack>
    </Overlay>
  );
}

function RewardOfToday({ day }: { readonly day: string }) {
  const text = useText();
  const { data, isLoading } = useBetSummary(useUserId(), { day, types: [] });
  const { isReceiving, receive } = useBetReward(day);
  if (isLoading) return <Skeleton shape="card" />;
  if (data?.reward === undefined) return text('reward.none');
  const { need, have, amount, state } = data.reward;
  return (
    <RewardBar
      need={need}
      have={have}
      reward={amount}
      state={state}
      isReceiving={isReceiving}
      onReceive={receive}
    />
  );
}

interface EarlierRewardProps {
  readonly day: DayKey;
}

/** The reward of a day before today, for as long as it waits, and after it was received. */
function EarlierReward({ day }: EarlierRewardProps) {
  const text = useText();
  const { data } = useBetSummary(useUserId(), { day, types: [] });
  const { isReceiving, receive } = useBetReward(day);
  if (data?.reward === undefined) return null;
  const { need, have, amount, state } = data.reward;
  return (
    <List label={text('bet.dayReward', { day: dayText(text, day) })}>
      <RewardRow
        picture="coin"
        need={need}
        have={have}
        reward={amount}
        state={state}
        isReceiving={isReceiving}
        onReceive={receive}
      />
    </List>
  );
}

interface BetRewardTaker {
  readonly isReceiving: boolean;
  readonly receive: () => void;
}

/** Receives the reward for the bets of a day, and says what came. */
function useBetReward(day: DayKey): BetRewardTaker {
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
    const receipt = giftReceipt(given, text('bet.dayReward', { day: dayText(text, day) }));
    toast({
      kind: 'success',
      title: text('reward.came', { amount: formatPeso(given.amount) }),
      action: receiptAction(receipt, text),
    });
  };
  return { isReceiving: claiming !== undefined, receive: () => void take() };
}
