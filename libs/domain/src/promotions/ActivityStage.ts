import type { Money } from '../money/Money';

/**
 * Where a player stands with an activity.
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
