import type { Money } from '../money/Money';
import { totalAmount } from '../money/totalAmount';
import type { EpochSeconds } from '../time/EpochSeconds';
import { manilaDay } from '../time/manilaDay';
import type { WonPrize } from './WonPrize';

const monthOf = (instant: EpochSeconds): string => manilaDay(instant).slice(0, 7);

/**
 * What was won in the Manila month of `now`.
 *
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
