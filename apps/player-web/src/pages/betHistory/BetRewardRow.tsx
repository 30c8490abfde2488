import type { BetReward } from '@kislap/api';
import { formatMoney } from '@kislap/domain';
import type { DayKey } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import { giftDuotone, Icon, List, Money, Row } from '@kislap/ui';
import { openOverlay } from '../../overlays/openOverlay';

interface BetRewardRowProps {
  readonly day: DayKey;
  readonly isToday: boolean;
  readonly reward: BetReward;
}

const pesos = (amount: BetReward['need']) => `₱${formatMoney(amount)}`;

/** The way to the reward for the bets of the day. */
export function BetRewardRow({ day, isToday, reward: { need, have, amount, state } }: BetRewardRowProps) {
  const text = useText();
  const standing = {
    locked: text('common.of', { have: pesos(have), need: pesos(need) }),
    claim: text('reward.ready'),
    received: text('reward.received'),
  }[state];
  return (
    <List>
      <Row
        media={<Icon glyph={giftDuotone} />}
        title={isToday ? text('reward.title') : text('bet.dayReward', { day: dayText(text, day) })}
        value={<Money amount={amount} tone="money" />}
        caption={standing}
        onPress={() => void openOverlay('rewards', { day })}
      />
    </List>
  );
}
