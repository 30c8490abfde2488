import { useBetLog, useBetSummary } from '@kislap/api';
import { manilaDaysBack } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Overlay, RewardBar, Section, Skeleton, Stack } from '@kislap/ui';
import { useManilaNow } from '../../clock/useManilaNow';
import { BetList } from '../../pages/betHistory/BetList';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { EarlierReward } from './EarlierReward';
import { useBetReward } from './useBetReward';

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
