import { moneyFromUnits } from '../money/moneyFromUnits';
import type { EpochSeconds } from '../time/EpochSeconds';
import { activityNumber } from './activityNumber';
import type { ActivityStage } from './ActivityStage';
import type { DepositGift } from './DepositGift';
import type { Depositor } from './Depositor';
import { findOpenPromotion } from './findOpenPromotion';
import type { RewardStep } from './RewardStep';

/**
 * What is known of a player's activities; what is not known yet decides nothing.
 *
 * @example
 * const facts: ActivityFacts = {
 *   player: { depositCount: 1, dep15Count: 0 },
 *   gifts: [{ type: 19, isActive: true, steps: [{ amount: moneyFromPeso(100), ratePercent: 50 }] }],
 * };
 * stageOfActivity({ type: 19 }, facts, epochSecondsFrom(1_767_196_800)); // => { type: 'ended' }
 */
export interface ActivityFacts {
  readonly player?: Depositor | undefined;
  readonly gifts?: readonly DepositGift[] | undefined;
  readonly ladder?: readonly RewardStep[] | undefined;
  readonly firstTopUp?: RewardStep | undefined;
  readonly lossBack?: RewardStep | undefined;
}

const open: ActivityStage = { type: 'open' };

/**
 * Where a player stands with an activity.
 *
 * Promotion rule: what is past its end has ended. The happy gift (15) and the welcome bonus (23) are claimed once
 * all their deposits are used, the newcomer's first charge (19) has ended with the first deposit of any kind. The
 * deposit ladder is claimed when every step is; the two rewards of one step say it themselves.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * const now = epochSecondsFrom(1_767_196_800);
 * stageOfActivity({ type: activityNumber.draw }, {}, now); // => { type: 'open' }
 * stageOfActivity({ type: activityNumber.draw, endsAt: now }, {}, now); // => { type: 'ended' }
 */
export function stageOfActivity(
  activity: { readonly type: number; readonly endsAt?: EpochSeconds | undefined },
  facts: ActivityFacts,
  now: EpochSeconds,
): ActivityStage {
  if (activity.endsAt !== undefined && activity.endsAt <= now) return { type: 'ended' };
  switch (activity.type) {
    case activityNumber.depositLadder:
      return ladderStage(facts.ladder);
    case activityNumber.firstTopUp:
      return stepStage(facts.firstTopUp);
    case activityNumber.lossBack:
      return stepStage(facts.lossBack);
    default:
      return giftStage(activity.type, facts);
  }
}

function stepStage(step: RewardStep | undefined): ActivityStage {
  if (step === undefined || step.state === 'locked') return open;
  return step.state === 'ready'
    ? { type: 'claimable', gift: moneyFromUnits(step.gift) }
    : { type: 'claimed' };
}

function ladderStage(steps: readonly RewardStep[] = []): ActivityStage {
  const isClaimed = steps.length > 0 && steps.every(({ state }) => state === 'claimed');
  return isClaimed ? { type: 'claimed' } : open;
}

function giftStage(type: number, { player, gifts }: ActivityFacts): ActivityStage {
  const gift = gifts?.find((known) => known.type === type && known.isActive && known.steps.length > 0);
  if (player === undefined || gift === undefined || findOpenPromotion(gift, player) !== undefined)
    return open;
  return { type: type === 19 ? 'ended' : 'claimed' };
}
