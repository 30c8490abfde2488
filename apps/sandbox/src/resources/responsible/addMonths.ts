/** The same day and hour some months later; the last day of a month that is shorter. */
export function addMonths(instantMs: number, months: number): number {
  const later = new Date(instantMs);
  const date = later.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const length = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date, length));
  return later.getTime();
}
