import { useRead } from '../swr/useRead';
import type { BetSummary } from './BetDay';
import { betSummaryKey } from './betSummaryKey';
import { getBetDay, type BetQuery } from './getBetDay';

/**
 * What the bets of a day come to; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBetSummary(7, { day: '2026-01-01', types: [] }).data?.totals.bets; // => 3
 */
export function useBetSummary(userId: number | undefined, query: BetQuery) {
  const key = userId === undefined ? undefined : betSummaryKey(userId, query);
  return useRead<BetSummary>(key, () => getBetDay(query), { revalidateOnFocus: false });
}
