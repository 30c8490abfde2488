import { claimDepositReward, claimLadderStep, depositLadderKey, depositRewardKey } from '@kislap/api';
import { useDepositLadder } from '@kislap/api/react';
import type { Claim, DepositRewardName } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { DepositLadder, ErrorState } from '@kislap/ui';
import type { LadderStep } from '@kislap/ui';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { useClaim } from '../claims/useClaim';

/** Today's gifts for deposits, step by step, as the player stands with them. */
export function TodaysLadder() {
  const text = useText();
  const { data, error, mutate } = useDepositLadder(useUserId());
  const { claiming, claimStep } = useRewardClaims();
  if (data === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate() };
    return <ErrorState title={text('promo.ladderFailed')} retry={retry} />;
  }
  const steps = data?.steps.map((step): LadderStep =>
    claiming === stepIntent(step.level) ? { ...step, state: 'claiming' } : step,
  );
  return (
    <DepositLadder label={text('promo.ladder')} steps={steps} onClaim={(level) => void claimStep(level)} />
  );
}

/** Claims what deposits earn beside their promotions, and shows what came. */
export function useRewardClaims() {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claiming, claim } = useClaim();
  const shown = (title: string, given: Claim | undefined) => {
    if (given === undefined) return;
    const { amount, turnoverAdded, orderId } = given;
    void openOverlay('gift', { title, amount, turnoverAdded, orderId });
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

/** The name of claiming one step of the deposit ladder. */
const stepIntent = (level: number): string => `ladder:${level}`;
