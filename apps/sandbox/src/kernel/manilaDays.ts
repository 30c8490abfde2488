import { epochSecondsFrom, type GiftPeriod, isCalendarDay, manilaDay, manilaWeekday } from '@kislap/domain';
import { Refusal } from './Refusal';

/** How long a Manila day lasts: there is no summer time. */
export const manilaDayMs = 86_400_000;
const manilaOffsetMs = 8 * 3_600_000;

/** What day it is in Manila, where every daily and weekly rule turns. */
interface ManilaToday {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
  /** 'YYYY-MM-DD' of this week's Monday. */
  readonly monday: string;
  /** The first instant of the day, in epoch milliseconds. */
  readonly startsAtMs: number;
}

/** The Manila day of an instant in epoch milliseconds. */
export function manilaToday(nowMs: number): ManilaToday {
  const startsAtMs = Math.floor((nowMs + manilaOffsetMs) / manilaDayMs) * manilaDayMs - manilaOffsetMs;
  const weekday = manilaWeekday(seconds(nowMs));
  return {
    day: manilaDay(seconds(nowMs)),
    weekday,
    monday: manilaDay(seconds(nowMs - (weekday - 1) * manilaDayMs)),
    startsAtMs,
  };
}

const seconds = (instantMs: number) => epochSecondsFrom(Math.floor(instantMs / 1000));

const daysPerWeek = 7;

/** A day, week or month in Manila. */
interface ManilaPeriod {
  /** 'YYYY-MM-DD' of a day, of a week's Monday; 'YYYY-MM' of a month. */
  readonly name: string;
  /** In epoch milliseconds. */
  readonly startsAtMs: number;
  /** The first instant of the next one, in epoch milliseconds. */
  readonly endsAtMs: number;
}

/** The Manila period that an instant in epoch milliseconds lies in: weeks begin on Monday. */
export function manilaPeriod(nowMs: number, period: GiftPeriod): ManilaPeriod {
  const { day, monday, weekday, startsAtMs } = manilaToday(nowMs);
  const inDays = (days: number) => startsAtMs + days * manilaDayMs;
  switch (period) {
    case 'day':
      return { name: day, startsAtMs, endsAtMs: inDays(1) };
    case 'week':
      return { name: monday, startsAtMs: inDays(1 - weekday), endsAtMs: inDays(daysPerWeek + 1 - weekday) };
    case 'month': {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
      return {
        name: day.slice(0, 'YYYY-MM'.length),
        startsAtMs: inDays(1 - date),
        endsAtMs: inDays(daysOfMonth - date + 1),
      };
    }
  }
}

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

/** The first instant of a Manila day by its number, in epoch milliseconds. */
export function dayNumberStart(day: number): number {
  return day * manilaDayMs - manilaOffsetMs;
}

/** The Manila day of an instant in epoch milliseconds, counted from 1 January 1970. */
export function manilaDayNumber(instantMs: number): number {
  return Math.floor((instantMs + manilaOffsetMs) / manilaDayMs);
}
