import { claimDepGet27Call, claimDepGet28Call, depGet27Call, depGet28Call } from '../contract/depositRewards';

/** The two rewards of one step that deposits earn: how each is looked at and claimed. */
export const depositRewardCalls = {
  firstTopUp: { look: depGet27Call, claim: claimDepGet27Call },
  lossBack: { look: depGet28Call, claim: claimDepGet28Call },
} as const;

/**
 * The gift for a day's first deposit, or what comes back of a week that lost.
 *
 * @example
 * const reward: DepositRewardName = 'firstTopUp';
 * depositRewardKey(reward, 7); // => ['depGet27', 7]
 */
export type DepositRewardName = keyof typeof depositRewardCalls;
