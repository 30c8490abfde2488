import { useBetSummary } from '@kislap/api';
import type { DayKey } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import { List, RewardRow } from '@kislap/ui';
import { useUserId } from '../../session/useUserId';
import { useBetReward } from './useBetReward';

interface EarlierRewardProps {
  readonly day: DayKey;
}

/** The reward of a day before today, for as long as it waits, and after it was received. */
export function EarlierReward({ day }: EarlierRewardProps) {
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
