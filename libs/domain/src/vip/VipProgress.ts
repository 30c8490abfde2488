import type { Money } from '../money/Money';
import type { VipShortfall } from './VipShortfall';

/** One of the two bars of a VIP level. */
interface Bar {
  readonly done: Money;
  readonly needed: Money;
}

/** How far a player is on the way to the next VIP level. */
export interface VipProgress {
  readonly nextLevel: number;
  readonly deposit: Bar;
  readonly turnover: Bar;
  readonly missing: VipShortfall;
  /** How many of the two bars are not full. */
  readonly barsToFill: 0 | 1 | 2;
}
