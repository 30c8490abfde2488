import type { CheckInReward } from './CheckInReward';
import type { CheckInRules } from './CheckInRules';

/** The week of check-ins: seven rewards, Monday's first, and what a player needs for any of them. */
export interface CheckInPlan {
  readonly rules: CheckInRules;
  readonly rewards: readonly CheckInReward[];
}
