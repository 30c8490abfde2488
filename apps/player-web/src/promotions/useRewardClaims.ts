import { claimDepositReward, claimLadderStep, depositLadderKey, depositRewardKey } from '@kislap/api';
import type { Claim, DepositRewardName } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useClaim } from '../claims/useClaim';
import { openOverlay } from '../overlays/openOverlay';
import { useUserId } from '../session/useUserId';
import { stepIntent } from './stepIntent';

/** Claims what deposits earn beside their promotions, and shows what came. */
export function useRewardClaims() {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claiming, claim } = useClaim();
  const shown = (title: string, given: Claim | undefined) => {
    if (given === undefined) return;
    const { amount, turnoverAdded } = given;
    void openOverlay('gift', { title, amount, turnoverAdded });
  };
  return {
    claiming,
    claimStep: async (level: number) => {
      const given = await claim({
        intent: stepIntent(level),
        take: (options) => claimLadderStep(level, options),
        ownKeys: [depositLadderKey(userId)],
      });
      shown(text('promo.ladderGot'), given);
    },
    /** @param title what it is called on its card */
    claimReward: async (name: DepositRewardName, title: string) => {
      const given = await claim({
        intent: name,
        take: (options) => claimDepositReward(name, options),
        ownKeys: [depositRewardKey(name, userId)],
      });
      shown(title, given);
    },
  };
}
