import type { PrizeRecord } from '@kislap/api';

/** A line of the record: a prize, or the heading over those of a time. */
export type PrizeLine =
  | { readonly type: 'heading'; readonly of: 'today' | 'earlier' }
  | { readonly type: 'prize'; readonly prize: PrizeRecord };
