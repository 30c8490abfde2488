const dayPattern = /^([12]\d{3})-(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether a text is a day that exists, 'YYYY-MM-DD': 30 February does not.
 *
 * @example
 * isCalendarDay('2024-02-29'); // => true
 * isCalendarDay('2023-02-29'); // => false
 */
export function isCalendarDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (dayPattern.exec(text) ?? []).map(Number);
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = isLeapYear && month === 2 ? 29 : monthLengths[month - 1];
  return length !== undefined && day > 0 && day <= length;
}
