import { misuse, wholeCount } from '../kernel/internal';
import { type EpochSeconds, epochSecondsFrom } from './instants';

const manilaAheadSeconds = 28_800;

/** An instant as the seconds a clock in Manila has counted: UTC+8, no summer time. */
function manilaSeconds(instant: EpochSeconds): number {
  return instant + manilaAheadSeconds;
}

const msPerSecond = 1000;
/** Some 2000 years around 1970: beyond it a day is not written YYYY-MM-DD, and milliseconds were meant. */
const farthestMs = 6e13;

/**
 * A date whose UTC parts read as the Manila clock does at that instant.
 *
 * @see docs/rules.md#time
 * @throws RangeError for an instant some 2000 years away, such as milliseconds given for seconds
 */
export function manilaDate(instant: EpochSeconds): Date {
  const ms = manilaSeconds(instant) * msPerSecond;
  if (Math.abs(ms) <= farthestMs) return new Date(ms);
  throw misuse('an instant in seconds (not milliseconds)', instant);
}

/** Manila has no summer time: every day there has this many seconds. */
export const secondsPerDay = 86_400;

/**
 * A calendar day in Manila, 'YYYY-MM-DD'; days compare as texts.
 *
 * @example
 * const newYear: DayKey = '2026-01-01';
 * newYear > '2025-12-31'; // => true
 */
export type DayKey = string;

/**
 * The Manila day of an instant: what "today" means in every rule, in every zone.
 *
 * @see docs/rules.md#time
 * @param instant seconds since 1970 UTC
 * @returns 'YYYY-MM-DD'
 * @throws RangeError for an instant that no calendar has
 * @example
 * manilaDay(epochSecondsFrom(1_767_196_800)); // => '2026-01-01'
 */
export function manilaDay(instant: EpochSeconds): DayKey {
  return manilaDate(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * When the Manila day of an instant began: its midnight.
 *
 * @see docs/rules.md#time
 */
export function manilaDayStart(instant: EpochSeconds): EpochSeconds {
  const clock = manilaSeconds(instant);
  const sinceMidnight = clock - Math.floor(clock / secondsPerDay) * secondsPerDay;
  return epochSecondsFrom(instant - sinceMidnight);
}

/**
 * The Manila day of an instant and the days before it, newest first.
 *
 * @see docs/rules.md#time
 * @example
 * manilaDaysBack(epochSecondsFrom(1_767_196_800), 2); // => ['2026-01-01', '2025-12-31']
 */
export function manilaDaysBack(now: EpochSeconds, count: number): readonly DayKey[] {
  return Array.from({ length: wholeCount(count) }, (_, back) =>
    manilaDay(epochSecondsFrom(now - back * secondsPerDay)),
  );
}

const sunday = 7;

/**
 * The Manila weekday of an instant: Monday is 1, Sunday is 7. The check-in week turns on it.
 *
 * @see docs/rules.md#time
 * @param instant seconds since 1970 UTC
 * @throws RangeError for an instant that no calendar has
 * @example
 * manilaWeekday(epochSecondsFrom(1_767_196_800)); // => 4
 */
export function manilaWeekday(instant: EpochSeconds): number {
  return manilaDate(instant).getUTCDay() || sunday;
}

const daysPerWeek = 7;

/**
 * When the Manila week of an instant ends: the Monday after it, 00:00. The check-in week begins again there.
 *
 * @see docs/rules.md#time
 * @param instant seconds since 1970 UTC
 * @example
 * const newYear = epochSecondsFrom(1_767_196_800);
 * formatManila(manilaWeekEnd(newYear)); // => '2026-01-05 00:00:00'
 */
export function manilaWeekEnd(instant: EpochSeconds): EpochSeconds {
  const daysLeft = daysPerWeek + 1 - manilaWeekday(instant);
  return epochSecondsFrom(manilaDayStart(instant) + daysLeft * secondsPerDay);
}

/**
 * The same Manila date and time some months later: when a self-exclusion ends, exclusive. A date that the month lacks
 * becomes the month's last day.
 *
 * @see docs/rules.md#time
 * @param months whole, not negative
 * @throws RangeError for an instant that no calendar has, or a count of months that is none
 * @example
 * const start = epochSecondsFrom(Date.UTC(2026, 2, 31, 2) / 1000); // 10:00 in Manila
 * formatManila(addManilaMonths(start, 6)); // => '2026-09-30 10:00:00'
 */
export function addManilaMonths(instant: EpochSeconds, months: number): EpochSeconds {
  const clock = manilaDate(instant);
  const [year, month, date] = [clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()];
  const later = month + wholeCount(months);
  // A date that the month lacks runs over into the next one: day 0 of that is the last day.
  const end = Math.min(Date.UTC(year, later, date), Date.UTC(year, later + 1, 0));
  return epochSecondsFrom(instant + (end - Date.UTC(year, month, date)) / msPerSecond);
}
