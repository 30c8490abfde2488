/** Manila's clock, in whole seconds since 1970: eight hours ahead of UTC, without summer time. */
const manilaOffset = 8 * 3600;

export const minute = 60;
export const hour = 3600;
export const day = 86_400;

/** What a limit is counted over. */
export type Span = 'day' | 'week' | 'month';
export const spans: readonly Span[] = ['day', 'week', 'month'];

/** From the first second on, until just before the last. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

const wallOf = (at: number) => new Date((at + manilaOffset) * 1000);
const instantOf = (year: number, month: number, date: number, secondOfDay = 0) =>
  Date.UTC(year, month, date) / 1000 + secondOfDay - manilaOffset;

/** The day, the week from Monday on, or the month that an instant lies in. */
export function periodOf(span: Span, at: number): Period {
  const wall = wallOf(at);
  const [year, month, date] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  if (span === 'month') return { start: instantOf(year, month, 1), end: instantOf(year, month + 1, 1) };
  if (span === 'day') return { start: instantOf(year, month, date), end: instantOf(year, month, date + 1) };
  const monday = date - ((wall.getUTCDay() + 6) % 7);
  return { start: instantOf(year, month, monday), end: instantOf(year, month, monday + 7) };
}

/** The first instants of the last days of this month and the next ones. */
export function monthEnds(at: number, months: number): readonly number[] {
  const wall = wallOf(at);
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth()];
  const days = Array.from({ length: months }, (_, later) => instantOf(year, month + later + 1, 0));
  return days.filter((start) => start > at);
}

/** The same date and time in Manila so many months later; a date that the month lacks is its last day. */
export function monthsLater(at: number, months: number): number {
  const wall = wallOf(at);
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const secondOfDay = wall.getUTCHours() * hour + wall.getUTCMinutes() * minute + wall.getUTCSeconds();
  return instantOf(year, month, Math.min(wall.getUTCDate(), days), secondOfDay);
}

/** The birthday of somebody who is so many years old: a walk goes on for longer than a life. */
export function birthdayBefore(at: number, years: number): string {
  const wall = wallOf(at);
  return `${wall.getUTCFullYear() - years}-01-01`;
}

/** An instant as a clock in Manila shows it. */
export function shown(at: number): string {
  return wallOf(at).toISOString().slice(0, 19).replace('T', ' ');
}
