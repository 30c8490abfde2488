import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';

/** What happens to a round: a prize adds to it, it is paid out, or time goes by. */
export type DrawEvent =
  | { readonly type: 'won'; readonly amount: Money }
  | { readonly type: 'paidOut' }
  | { readonly type: 'timePassed'; readonly now: EpochSeconds };
