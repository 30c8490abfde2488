import { activityNumber } from '@kislap/domain';
import type { ActivityFacts, ActivityStage } from '@kislap/domain';
import { isDepositPromotion } from './promotionType';

interface OfferedActivity {
  readonly type: number;
  readonly stage: ActivityStage;
  readonly facts: ActivityFacts;
  /** The operator offers this player nothing for now. */
  readonly isLeftAlone: boolean;
}

/** What is earned by depositing more. */
const earnedByDeposits: readonly number[] = [activityNumber.depositLadder, activityNumber.firstTopUp];

/**
 * Whether the player can have an activity at all: a deposit promotion only while it is among those that a deposit can be
 * made with, and nothing that asks for a deposit while the player is left alone. What waits to be claimed stays.
 */
export function isOffered({ type, stage, facts, isLeftAlone }: OfferedActivity): boolean {
  if (stage.type === 'claimable' || hasReadyStep(type, facts)) return true;
  const asksForDeposit = isDepositPromotion(type) || earnedByDeposits.includes(type);
  if (isLeftAlone && asksForDeposit) return false;
  const { gifts } = facts;
  return !isDepositPromotion(type) || gifts === undefined || gifts.some((gift) => gift.type === type);
}

/** Whether a step of the deposit ladder waits to be claimed, on the page of its steps. */
export function hasReadyStep(type: number, { ladder = [] }: ActivityFacts): boolean {
  return type === activityNumber.depositLadder && ladder.some(({ state }) => state === 'ready');
}
