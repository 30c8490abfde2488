import { periodGiftsKey, takePeriodGift } from '@kislap/api';
import type { GiftPeriod } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { useClaim } from '../../claims/useClaim';
import { openOverlay } from '../../overlays/openOverlay';
import { useUserId } from '../../session/useUserId';

const titles: Readonly<Record<GiftPeriod, MessageId>> = {
  day: 'vip.gift.day',
  week: 'vip.gift.week',
  month: 'vip.gift.month',
};

interface PeriodGiftTaker {
  /** The gift on its way. */
  readonly taking: GiftPeriod | undefined;
  readonly take: (period: GiftPeriod) => Promise<void>;
}

/** Takes the gift of a period and shows what came. */
export function useTakePeriodGift(): PeriodGiftTaker {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claiming, claim } = useClaim();
  const take = async (period: GiftPeriod): Promise<void> => {
    const given = await claim({
      intent: period,
      take: (options) => takePeriodGift(period, options),
      ownKeys: [periodGiftsKey(userId)],
    });
    if (given === undefined) return;
    const { amount, turnoverAdded } = given;
    void openOverlay('gift', { amount, turnoverAdded, title: text(titles[period]) });
  };
  const taking = (['day', 'week', 'month'] as const).find((period) => period === claiming);
  return { taking, take };
}
