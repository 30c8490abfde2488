import { isCalendarDay } from '@kislap/domain';
import { Refusal } from './Refusal';

/** How long a Manila day lasts: there is no summer time. */
export const manilaDayMs = 86_400_000;

/**
 * The first instant of a Manila day, in epoch milliseconds.
 *
 * @param day 'YYYY-MM-DD'
 * @throws Refusal `badParameter` for a day that no calendar has
 */
export function manilaDayStart(day: string): number {
  if (!isCalendarDay(day)) throw new Refusal('badParameter', { field: 'curDate' });
  return Date.parse(`${day}T00:00:00+08:00`);
}
