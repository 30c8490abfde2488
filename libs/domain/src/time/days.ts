import { fail, ok, type Result } from '../kernel';
import { misuse } from '../kernel/internal';
import type { EpochSeconds } from './instants';
import { type DayKey, manilaDay } from './manila';

const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/;

/**
 * Whether a text is a day that exists, 'YYYY-MM-DD': 30 February does not.
 *
 * @see docs/rules.md#time
 * @example
 * isCalendarDay('2024-02-29'); // => true
 * isCalendarDay('2023-02-29'); // => false
 */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  // A calendar takes 30 February for the 1st or 2nd of March.
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text);
}

const sunday = 7;

/**
 * The weekday of a calendar day: Monday is 1, Sunday is 7.
 *
 * @see docs/rules.md#time
 * @param day 'YYYY-MM-DD', a day that exists (`isCalendarDay`)
 * @throws RangeError when it is not a day
 * @example
 * dayWeekday('2026-01-01'); // => 4
 */
export function dayWeekday(day: DayKey): number {
  if (!isCalendarDay(day)) throw misuse('a day written YYYY-MM-DD', day);
  return new Date(day).getUTCDay() || sunday;
}

const legalAge = 21;
const oldestAge = 120;

/**
 * Age rule: a player is at least 21 today in Manila; the 21st birthday counts, and born on 29 February turns 21 on 1
 * March. A date over 120 years ago is a mistake.
 *
 * @see docs/rules.md#age
 * @param birthday 'YYYY-MM-DD'
 * @example
 * checkBirthday('2004-11-21', epochSecondsFrom(1_767_196_800)); // => ok('2004-11-21')
 * checkBirthday('2010-01-01', epochSecondsFrom(1_767_196_800)); // => fail('underAge')
 * checkBirthday('1000-01-01', epochSecondsFrom(1_767_196_800)); // => fail('notADate')
 */
export function checkBirthday(birthday: string, now: EpochSeconds): Result<DayKey, 'notADate' | 'underAge'> {
  if (!isCalendarDay(birthday)) return fail('notADate');
  const today = manilaDay(now);
  if (ageOn(birthday, oldestAge + 1) <= today) return fail('notADate');
  return ageOn(birthday, legalAge) <= today ? ok(birthday) : fail('underAge');
}

/**
 * The years of birth of whom `checkBirthday` may accept, the latest first: of those who turn 21 this year in Manila.
 *
 * @see docs/rules.md#age
 * @example
 * birthYears(epochSecondsFrom(1_767_196_800)).slice(0, 2); // => [2005, 2004]
 */
export function birthYears(now: EpochSeconds): readonly number[] {
  const latest = Number(manilaDay(now).slice(0, 4)) - legalAge;
  return Array.from({ length: oldestAge - legalAge + 2 }, (_, back) => latest - back);
}

/** The day on which somebody turns so old. A day that its year lacks counts as the next one in comparisons. */
function ageOn(birthday: DayKey, age: number): string {
  const year = String(Number(birthday.slice(0, 4)) + age).padStart(4, '0');
  return `${year}${birthday.slice(4)}`;
}
