import type { BetQuery } from '@kislap/api';
import { isCalendarDay } from '@kislap/domain';
import type { DayKey } from '@kislap/domain';

/** Codes of categories and studios, as operators write them. */
const CODE = /^[\w-]{1,20}$/;
/** Nobody chooses more; an address can say anything. */
const MOST_TYPES = 20;

/** Which bets an address asks for; today and all of them unless it says otherwise. */
export function betQueryIn(search: string, days: readonly DayKey[]): BetQuery {
  const query = new URLSearchParams(search);
  const asked = query.get('day') ?? '';
  const day = isCalendarDay(asked) && days.includes(asked) ? asked : (days[0] ?? asked);
  const types = (query.get('cat') ?? '').split(',').filter((code) => CODE.test(code));
  return { day, types: [...new Set(types)].slice(0, MOST_TYPES) };
}
