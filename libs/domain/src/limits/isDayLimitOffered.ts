import { manilaDay } from '../time/manilaDay';
import type { EpochSeconds } from '../time/EpochSeconds';

const offeredFrom = 3;

/** What the offer of a daily deposit limit looks at. */
interface DayOfDeposits {
  /** When the player's deposits were made, failed ones left out. */
  readonly madeAt: readonly EpochSeconds[];
  readonly now: EpochSeconds;
  /** Whether there is a daily limit already. */
  readonly hasDayLimit: boolean;
}

/**
 * Offer rule: from the third deposit of a Manila day on, to who has no daily limit.
 *
 * @example
 * const now = epochSecondsFrom(1_767_196_800);
 * isDayLimitOffered({ madeAt: [now, now, now], now, hasDayLimit: false }); // => true
 * isDayLimitOffered({ madeAt: [now, now], now, hasDayLimit: false }); // => false
 */
export function isDayLimitOffered({ madeAt, now, hasDayLimit }: DayOfDeposits): boolean {
  const today = manilaDay(now);
  return !hasDayLimit && madeAt.filter((instant) => manilaDay(instant) === today).length >= offeredFrom;
}
