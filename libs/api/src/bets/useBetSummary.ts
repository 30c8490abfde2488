import type { DayKey } from '@kislap/domain';
import { useRead } from '../swr/useRead';
import { type BetCounts, type BetQuery, type BetSummary, getBetCounts, getBetDay } from './betDay';
import { betCountsKey, betSummaryKey } from './betSummary';

/**
 * What the bets of a day come to; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBetSummary(7, { day: '2026-01-01', types: [] }).data?.totals.bets; // => 3
 */
export function useBetSummary(userId: number | undefined, query: BetQuery) {
  const key = userId === undefined ? undefined : betSummaryKey(userId, query);
  return useRead<BetSummary>(key, (options) => getBetDay(query, 0, options), { revalidateOnFocus: false });
}

/**
 * How many bets of each kind a day has; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBetCounts(7, '2026-01-01').data?.total; // => 3
 */
export function useBetCounts(userId: number | undefined, day: DayKey) {
  const key = userId === undefined ? undefined : betCountsKey(userId, day);
  return useRead<BetCounts>(key, (options) => getBetCounts(day, options), { revalidateOnFocus: false });
}
