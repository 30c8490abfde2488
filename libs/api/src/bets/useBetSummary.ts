import { useRead } from '../swr/useRead';
import { type BetQuery, type BetSummary, getBetDay } from './betDay';
import { betSummaryKey } from './betSummary';

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
