import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import type { DayKey } from '../time/DayKey';

/**
 * Yesterday's turnover rebate, as the operator last told it. What it did not say is missing.
 *
 * @example
 * const amount = moneyFromPeso('12.50');
 * const rebate: Rebate = { isReceived: false, amount, turnover: moneyFromPeso(2_500), ratePercent: 0.5 };
 * rebateStageOf(rebate); // => { type: 'ready', amount }
 */
export interface Rebate {
  readonly isReceived: boolean;
  readonly amount: Money;
  readonly turnover?: Money;
  readonly ratePercent?: Percent;
  /** The day it is for. */
  readonly day?: DayKey;
}
