import type { Money } from '../money';
import { totalAmount } from '../money/internal';
import { type EpochSeconds, manilaDay } from '../time/internal';

/**
 * What a prize is: money at once, a thank-you, a gift to open, an amount fixed beforehand.
 *
 * @example
 * const kind: PrizeKind = 'mystery';
 * const prize: WheelPrize = { kind };
 * prize.amount; // => undefined
 */
export type PrizeKind = 'cash' | 'thanks' | 'mystery' | 'fixed';

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

const monthOf = (instant: EpochSeconds): string => manilaDay(instant).slice(0, 7);

/**
 * What was won in the Manila month of `now`.
 *
 * @see docs/rules.md#prizes
 * @param prizes the record as far as it is loaded, newest first
 * @param isWhole there are no older ones
 * @returns nothing while the month may have prizes that are not loaded: a part is not the sum
 * @example
 * const now = epochSecondsFrom(1_767_196_800);
 * const lastMonth = epochSecondsFrom(now - 1);
 * const prizes = [now, lastMonth].map((at) => ({ at, amount: moneyFromPeso(5), isWaiting: false }));
 * wonThisMonth(prizes, now, true); // => moneyFromPeso(5)
 * wonThisMonth(prizes.slice(0, 1), now, false); // => undefined
 */
export function wonThisMonth(
  prizes: readonly WonPrize[],
  now: EpochSeconds,
  isWhole: boolean,
): Money | undefined {
  const month = monthOf(now);
  const oldest = prizes.at(-1);
  const isCovered = isWhole || (oldest !== undefined && monthOf(oldest.at) < month);
  if (!isCovered) return undefined;
  return totalAmount(
    prizes.filter(
      ({ at, isWaiting, isTowardsGoal }) => !isWaiting && !isTowardsGoal && monthOf(at) === month,
    ),
  );
}
