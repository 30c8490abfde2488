import type { GiftPeriod } from '@kislap/domain';
import { manilaToday } from './manilaToday';

const dayMs = 86_400_000;
const daysPerWeek = 7;

/** A day, week or month in Manila. */
export interface ManilaPeriod {
  /** 'YYYY-MM-DD' of a day, of a week's Monday; 'YYYY-MM' of a month. */
  readonly name: string;
  /** The first instant of the next one, in epoch milliseconds. */
  readonly endsAtMs: number;
}

/** The Manila period that an instant in epoch milliseconds lies in: weeks begin on Monday. */
export function manilaPeriod(nowMs: number, period: GiftPeriod): ManilaPeriod {
  const { day, monday, weekday, startsAtMs } = manilaToday(nowMs);
  const inDays = (days: number) => startsAtMs + days * dayMs;
  switch (period) {
    case 'day':
      return { name: day, endsAtMs: inDays(1) };
    case 'week':
      return { name: monday, endsAtMs: inDays(daysPerWeek + 1 - weekday) };
    case 'month': {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
      return { name: day.slice(0, 'YYYY-MM'.length), endsAtMs: inDays(daysOfMonth - date + 1) };
    }
  }
}
