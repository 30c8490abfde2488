import { useDepositLadder } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { DepositLadder, ErrorState } from '@kislap/ui';
import type { LadderStep } from '@kislap/ui';
import { useUserId } from '../session/useUserId';
import { stepIntent } from './stepIntent';
import { useRewardClaims } from './useRewardClaims';

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
