import { manilaDayMs, manilaDayStart } from '../kernel/manilaDayStart';
import { manilaToday } from '../kernel/manilaToday';
import type { LimitPlace } from './PlayLimit';

const weekDays = 7;

/** The Manila day, week (from Monday) or month that an instant is in, in epoch milliseconds. */
export function spanOf(span: LimitPlace['span'], nowMs: number) {
  const { day, monday, startsAtMs } = manilaToday(nowMs);
  switch (span) {
    case 'day':
      return { startsAtMs, endsAtMs: startsAtMs + manilaDayMs };
    case 'week': {
      const start = manilaDayStart(monday);
      return { startsAtMs: start, endsAtMs: start + weekDays * manilaDayMs };
    }
    case 'month':
      return { startsAtMs: firstOfMonth(day, 0), endsAtMs: firstOfMonth(day, 1) };
  }
}

function firstOfMonth(day: string, later: number): number {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + later;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return manilaDayStart(`${year}-${String(month).padStart(2, '0')}-01`);
}
