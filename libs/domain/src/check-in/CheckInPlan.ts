import type { CheckInReward } from './CheckInReward';
import type { CheckInRules } from './CheckInRules';

/**
 * The week of check-ins: seven rewards, Monday's first, and what a player needs for any of them.
 *
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const plan: CheckInPlan = { rules: { minVip: 1 }, rewards };
 * plan.rewards.length; // => 7
 */
export interface CheckInPlan {
  readonly rules: CheckInRules;
  readonly rewards: readonly CheckInReward[];
}
