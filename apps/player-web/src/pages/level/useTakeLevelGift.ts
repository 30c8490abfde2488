import { levelGiftsKey, takeLevelGift } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useClaim } from '../../claims/useClaim';
import { openOverlay } from '../../overlays/openOverlay';
import { useUserId } from '../../session/useUserId';

interface LevelGiftTaker {
  /** The level whose gift is on its way. */
  readonly taking: number | undefined;
  readonly take: (level: number) => Promise<void>;
}

/** Takes the gift of reaching a level and shows what came. */
export function useTakeLevelGift(): LevelGiftTaker {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claiming, claim } = useClaim();
  const take = async (level: number): Promise<void> => {
    const given = await claim({
      intent: String(level),
      take: (options) => takeLevelGift(level, options),
      ownKeys: [levelGiftsKey(userId)],
    });
    if (given === undefined) return;
    const { amount, turnoverAdded } = given;
    void openOverlay('gift', { amount, turnoverAdded, title: text('vip.giftOfLevel', { level }) });
  };
  return { taking: claiming === undefined ? undefined : Number(claiming), take };
}
