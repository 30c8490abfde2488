import { useRead } from '../swr/useRead';
import type { BetSummary } from './BetDay';
import { betSummaryKey } from './betSummaryKey';
import { getBetDay, type BetQuery } from './getBetDay';

/** What the bets of a day come to; nothing for a guest. */
export function useBetSummary(userId: number | undefined, query: BetQuery) {
  const key = userId === undefined ? undefined : betSummaryKey(userId, query);
  return useRead<BetSummary>(key, () => getBetDay(query), { revalidateOnFocus: false });
}
