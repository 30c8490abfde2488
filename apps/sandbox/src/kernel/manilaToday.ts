import { epochSecondsFrom, manilaDay, manilaWeekday } from '@kislap/domain';

const dayMs = 86_400_000;
const manilaOffsetMs = 8 * 3_600_000;

/** What day it is in Manila, where every daily and weekly rule turns. */
export interface ManilaToday {
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
  const startsAtMs = Math.floor((nowMs + manilaOffsetMs) / dayMs) * dayMs - manilaOffsetMs;
  const weekday = manilaWeekday(seconds(nowMs));
  return {
    day: manilaDay(seconds(nowMs)),
    weekday,
    monday: manilaDay(seconds(nowMs - (weekday - 1) * dayMs)),
    startsAtMs,
  };
}

const seconds = (instantMs: number) => epochSecondsFrom(Math.floor(instantMs / 1000));
