/** A day of the proleptic Gregorian calendar, as people write it. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysOfMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since 1 January 1970, counted year by year and month by month. */
export function dayNumber({ year, month, date }: Day): number {
  let days = date - 1;
  for (let one = 1; one < month; one += 1) days += daysOfMonth(year, one);
  return days + daysBeforeYear(year) - daysBeforeYear(1970);
}

function daysBeforeYear(year: number): number {
  const last = year - 1;
  return last * 365 + Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
}

export function dayOfNumber(days: number): Day {
  let year = 1970 + Math.floor(days / 366);
  while (dayNumber({ year: year + 1, month: 1, date: 1 }) <= days) year += 1;
  let month = 1;
  while (month < 12 && dayNumber({ year, month: month + 1, date: 1 }) <= days) month += 1;
  return { year, month, date: days - dayNumber({ year, month, date: 1 }) + 1 };
}

const aheadSeconds = 8 * 3_600;
const daySeconds = 86_400;

/** Description, section 9: UTC+8. */
export const manilaDayNumber = (epoch: number): number => Math.floor((epoch + aheadSeconds) / daySeconds);

export const startOfDay = (days: number): number => days * daySeconds - aheadSeconds;

const two = (value: number): string => String(value).padStart(2, '0');

export const dayText = ({ year, month, date }: Day): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;

/** Description, section 9: YYYY-MM-DD HH:mm:ss. Rules, section 13: 0 and nothing are `--`. */
export function shownTime(epoch: number | null | undefined): string {
  if (epoch === null || epoch === undefined || epoch === 0) return '--';
  const second = epoch + aheadSeconds - manilaDayNumber(epoch) * daySeconds;
  const clock = [Math.floor(second / 3_600), Math.floor(second / 60) % 60, second % 60];
  return `${dayText(dayOfNumber(manilaDayNumber(epoch)))} ${clock.map(two).join(':')}`;
}

/** Rules, section 8: Monday 1 to Sunday 7. 1 January 1970 was a Thursday. */
export const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1;

/** Screens, section 12: the week begins anew on Monday 00:00 Manila. */
export function weekEnd(epoch: number): number {
  const today = manilaDayNumber(epoch);
  return startOfDay(today + 8 - weekdayOf(today));
}

/** Protection, section 2: the same date and time; a date that the month lacks is its last day. */
export function monthsLater(epoch: number, months: number): number {
  const today = manilaDayNumber(epoch);
  const { year, month, date } = dayOfNumber(today);
  const count = year * 12 + month - 1 + months;
  const later = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  const length = daysOfMonth(later.year, later.month);
  return startOfDay(dayNumber({ ...later, date: date > length ? length : date })) + epoch - startOfDay(today);
}

/** Screens, section 17: today and 29 days back; from which side they are listed is not said. */
export const lastThirtyDays = (epoch: number): string[] =>
  Array.from({ length: 30 }, (_, back) => dayText(dayOfNumber(manilaDayNumber(epoch) - back))).toSorted();

/** The day a text writes as YYYY-MM-DD; undefined when the calendar has no such day. */
export function readDay(text: string): Day | undefined {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return undefined;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const exists = month >= 1 && month <= 12 && date >= 1 && date <= daysOfMonth(year, month);
  return exists ? { year, month, date } : undefined;
}

/** Contract, section 1, register: 21 or older on this day in Manila. */
export function isOfAge(born: Day, epoch: number): boolean {
  const today = dayOfNumber(manilaDayNumber(epoch));
  const years = today.year - born.year;
  const hadBirthday = today.month > born.month || (today.month === born.month && today.date >= born.date);
  return years - (hadBirthday ? 0 : 1) >= 21;
}
