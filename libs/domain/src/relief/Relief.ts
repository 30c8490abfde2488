import type { Money } from '../money/Money';

/**
 * What the operator gives to an account whose balance has run out.
 *
 * @example
 * const relief: Relief = {
 *   state: 'usedUp', times: 2, max: 2, amount: moneyFromPeso(5), below: moneyFromPeso(1),
 * };
 * isReliefOffered(relief, { before: moneyFromPeso(20), after: zeroMoney }); // => false
 */
export interface Relief {
  /** Whether it can be received now; 'closed' while its conditions are not met. */
  readonly state: 'closed' | 'open' | 'usedUp';
  /** How often it was received today, and how often it can be. */
  readonly times: number;
  readonly max: number;
  readonly amount: Money;
  /** It is for balances below this. */
  readonly below: Money;
}
