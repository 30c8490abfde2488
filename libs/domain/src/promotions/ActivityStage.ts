import type { Money } from '../money/Money';

/** Where a player stands with an activity. */
export type ActivityStage =
  | { readonly type: 'claimable'; readonly gift: Money }
  /** Something can still be done for it, or nothing is known against it. */
  | { readonly type: 'open' }
  | { readonly type: 'claimed' | 'ended' };
