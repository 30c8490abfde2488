import type { Money } from '../money/Money';

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
