import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import type { DayKey } from './DayKey';
import type { EpochSeconds } from './EpochSeconds';
import { isCalendarDay } from './isCalendarDay';
import { manilaDay } from './manilaDay';

const legalAge = 21;

/**
 * Age rule: a player is at least 21 today in Manila; the 21st birthday itself counts, and who is born on 29
 * February turns 21 on 1 March.
 *
 * @param birthday 'YYYY-MM-DD'
 * @example
 * checkBirthday('2004-11-21', epochSecondsFrom(1_767_196_800)); // => ok('2004-11-21')
 * checkBirthday('2010-01-01', epochSecondsFrom(1_767_196_800)); // => fail('underAge')
 */
export function checkBirthday(birthday: string, now: EpochSeconds): Result<DayKey, 'notADate' | 'underAge'> {
  if (!isCalendarDay(birthday)) return fail('notADate');
  const birthYear = Number(birthday.slice(0, 4));
  const comesOfAge = `${birthYear + legalAge}${birthday.slice(4)}`;
  return comesOfAge <= manilaDay(now) ? ok(birthday) : fail('underAge');
}
