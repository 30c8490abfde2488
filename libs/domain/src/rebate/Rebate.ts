import { type Money, type Percent, zeroMoney } from '../money';
import { moneyFromUnits } from '../money/internal';
import type { DayKey } from '../time/internal';

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

/**
 * What a player can do about yesterday's rebate.
 *
 * @example
 * const ready: RebateStage = { type: 'ready', amount: moneyFromPeso('12.50') };
 * rebateStageOf({ isReceived: false, amount: moneyFromPeso('12.50') }); // => ready
 */
export type RebateStage =
  | { readonly type: 'ready'; readonly amount: Money }
  | { readonly type: 'nothing' }
  /** The amount is missing when the operator no longer says it. */
  | { readonly type: 'received'; readonly amount: Money | undefined };

/**
 * Where yesterday's rebate stands.
 *
 * Rebate rule: a rebate that was received is closed and has no button, whatever amount comes along.
 * Otherwise it is open, and the button does something only when an amount is due.
 *
 * @see docs/rules.md#rebate
 * @throws RangeError when what it answers with is no amount
 * @example
 * rebateStageOf({ isReceived: false, amount: zeroMoney }); // => { type: 'nothing' }
 * rebateStageOf({ isReceived: true, amount: zeroMoney }).type; // => 'received'
 */
export function rebateStageOf({ isReceived, amount }: Rebate): RebateStage {
  const isDue = moneyFromUnits(amount) > zeroMoney;
  if (isReceived) return { type: 'received', amount: isDue ? amount : undefined };
  return isDue ? { type: 'ready', amount } : { type: 'nothing' };
}
