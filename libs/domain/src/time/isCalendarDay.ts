const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/;

/**
 * Whether a text is a day that exists, 'YYYY-MM-DD': 30 February does not.
 *
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
