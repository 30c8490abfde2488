import type { Money } from '../money/Money';

/**
 * What the ranking of a week looks at.
 *
 * @example
 * const inviter: Inviter = { earned: moneyFromPeso(50), friends: 3 };
 * rankInviters([inviter]); // => [{ ...inviter, place: 1 }]
 */
export interface Inviter {
  readonly earned: Money;
  /** Friends who joined. */
  readonly friends: number;
}
