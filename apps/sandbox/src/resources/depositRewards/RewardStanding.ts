import type { Money } from '@kislap/domain';
import type { ActivityType } from '../../catalogue/activityType';

/** How a player stands with one deposit reward: what it needs, what is there, what it gives and under which name. */
export interface RewardStanding {
  readonly level: number;
  readonly need: Money;
  readonly have: Money;
  readonly gift: Money;
  readonly activityType: ActivityType;
  readonly claimKey: string;
  /** In epoch seconds. */
  readonly endsAt: number;
}
