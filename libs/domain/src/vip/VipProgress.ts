import type { Money } from '../money/Money';
import type { VipShortfall } from './VipShortfall';

/** One of the two bars of a VIP level. */
interface Bar {
  readonly done: Money;
  readonly needed: Money;
}

/**
 * How far a player is on the way to the next VIP level.
 *
 * @example
 * const progress: VipProgress = {
 *   nextLevel: 2,
 *   deposit: { done: moneyFromPeso(1_500), needed: moneyFromPeso(1_000) },
 *   turnover: { done: moneyFromPeso(4_000), needed: moneyFromPeso(5_000) },
 *   missing: { deposit: zeroMoney, turnover: moneyFromPeso(1_000) },
 *   barsToFill: 1,
 * };
 * subtractMoney(progress.turnover.needed, progress.turnover.done); // => progress.missing.turnover
 */
export interface VipProgress {
  readonly nextLevel: number;
  readonly deposit: Bar;
  readonly turnover: Bar;
  readonly missing: VipShortfall;
  /** How many of the two bars are not full. */
  readonly barsToFill: 0 | 1 | 2;
}
