import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';

/**
 * What counts of a prize for what was won in a month.
 *
 * @example
 * const at = epochSecondsFrom(1_767_196_800);
 * const prize: WonPrize = { at, amount: moneyFromPeso(5), isWaiting: false };
 * wonThisMonth([prize], at, true); // => moneyFromPeso(5)
 */
export interface WonPrize {
  readonly at: EpochSeconds;
  readonly amount: Money;
  /** It still has to be opened: nothing of it is won yet. */
  readonly isWaiting: boolean;
  /** It only adds to a goal, which is a prize of its own once it is paid out. */
  readonly isTowardsGoal?: boolean;
}
