const longestMonth = 31;

/** How many days the chosen month has; 31 while month or year is open. February of an open year has 29. */
export function daysInMonth(year: string, month: string): number {
  if (month === '') return longestMonth;
  const leapYear = 2024;
  return new Date(Date.UTC(year === '' ? leapYear : Number(year), Number(month), 0)).getUTCDate();
}
