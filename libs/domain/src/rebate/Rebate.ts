import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import type { DayKey } from '../time/DayKey';

/** Yesterday's turnover rebate, as the operator last told it. What it did not say is missing. */
export interface Rebate {
  readonly isReceived: boolean;
  readonly amount: Money;
  readonly turnover?: Money;
  readonly ratePercent?: Percent;
  /** The day it is for. */
  readonly day?: DayKey;
}
