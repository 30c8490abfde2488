import type { Money } from '../money/Money';

/**
 * Why a deposit cannot be sent yet.
 *
 * @example
 * const problem: DepositProblem = { type: 'belowMinimum', minimum: moneyFromPeso(100) };
 * formatMoney(problem.minimum); // => '100.00'
 */
export type DepositProblem =
  | { readonly type: 'amountMissing' }
  | { readonly type: 'signedOut' }
  | { readonly type: 'belowMinimum'; readonly minimum: Money }
  /** The dialog 'Input Pay Card User Name' has to ask first. */
  | { readonly type: 'accountNameUnasked' }
  | { readonly type: 'accountNameBlank' }
  | { readonly type: 'bankMissing' };
