import type { BetQuery } from '@kislap/api';
import { isCalendarDay, manilaDaysBack } from '@kislap/domain';
import type { DayKey, EpochSeconds } from '@kislap/domain';
import { useMemo } from 'react';
import { useManilaNow } from '../../device/clock/operatorNow';
import { usePageSearch } from '../../navigation/usePageSearch';

/** As far back as the history reaches. */
const DAYS = 30;

interface BetFilter {
  readonly now: EpochSeconds;
  readonly query: BetQuery;
}

/** Which bets the address of a page asks for, and what day it is. */
export function useBetQuery(page: 'betHistory' | 'betTypes'): BetFilter {
  const now = useManilaNow();
  const search = usePageSearch(page);
  const query = useMemo(() => betQueryIn(search, manilaDaysBack(now, DAYS)), [search, now]);
  return { now, query };
}

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

/**
 * The address of some bets of a page. The day stands in it always: a query that is empty would inherit the last one.
 */
export function betAddress(path: string, { day, types }: BetQuery): string {
  const query = new URLSearchParams({ day, ...(types.length > 0 && { cat: types.join(',') }) });
  return `${path}?${query}`;
}
