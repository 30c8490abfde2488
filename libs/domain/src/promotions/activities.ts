import type { Money } from '../money';
import { moneyFromUnits } from '../money/internal';
import type { EpochSeconds } from '../time/internal';
import { type DepositGift, type Depositor, isUsedUp } from './gifts';

/**
 * The operator's numbers of the activities that the app treats in a way of their own.
 *
 * @example
 * stageOfActivity({ type: activityNumber.egg }, {}, epochSecondsFrom(1_767_196_800)); // => { type: 'open' }
 */
export const activityNumber = {
  checkIn: 1,
  vip: 2,
  referral: 3,
  rebate: 5,
  relief: 6,
  redPacket: 7,
  egg: 8,
  draw: 9,
  betReward: 12,
  depositLadder: 13,
  firstTopUp: 27,
  lossBack: 28,
} as const;

/**
 * The state of an activity for a player.
 *
 * @example
 * const stage: ActivityStage = { type: 'open' };
 * stageOfActivity({ type: activityNumber.vip }, {}, epochSecondsFrom(1_767_196_800)); // => stage
 */
export type ActivityStage =
  | { readonly type: 'claimable'; readonly gift: Money }
  /** Something can still be done for it, or nothing is known against it. */
  | { readonly type: 'open' }
  | { readonly type: 'claimed' | 'ended' };

/**
 * Something that deposits earn: from `need` on, `gift` can be claimed.
 *
 * @example
 * const amounts = { need: moneyFromPeso(500), have: moneyFromPeso(500), gift: moneyFromPeso(20) };
 * const firstTopUp: RewardStep = { level: 1, ...amounts, state: 'ready' };
 * const now = epochSecondsFrom(1_767_196_800);
 * stageOfActivity({ type: activityNumber.firstTopUp }, { firstTopUp }, now).type; // => 'claimable'
 */
export interface RewardStep {
  readonly level: number;
  readonly need: Money;
  readonly have: Money;
  readonly gift: Money;
  readonly state: 'locked' | 'ready' | 'claimed';
}

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
 * A player's status in an activity.
 *
 * Promotion rule: past its end it has ended. 15 is claimed once all its days are used; 19 ends with any first deposit,
 * and 23 with the last of its deposits, whether they took it or not; the ladder is claimed when every step is.
 *
 * @see docs/rules.md#promotions
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
  if (player === undefined || gift === undefined || !isUsedUp(gift, player)) return open;
  // 15 counts the deposits that took it. 19 and 23 count deposits of any kind: nobody need have got anything of them.
  return { type: type === 15 ? 'claimed' : 'ended' };
}
