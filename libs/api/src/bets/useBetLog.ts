import { useSWRConfig } from 'swr';
import { type RecordLog, useRecordLog } from '../swr/useRecordLog';
import { useRead } from '../swr/useRead';
import { type Bet, type BetQuery, type BetSummary, getBetDay } from './betDay';
import { betRowsKey, betSummaryKey } from './betSummary';

/** The bets of a day as far as they are loaded, and what the whole day comes to. */
interface BetLogOfDay {
  readonly log: RecordLog<Bet>;
  /** `undefined` until it is known. */
  readonly summary: BetSummary | undefined;
}

/** Asked for by itself only when something made it stale. */
const comesWithThePages = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
} as const;

/** Whose list of which bets. Two screens that are open at once page through their lists apart from each other. */
interface BetLogPlace extends BetQuery {
  readonly userId: number | undefined;
  readonly screen: 'history' | 'rewards';
}

/**
 * The player's bets of one Manila day; nothing for a guest. Every page also tells what the day comes to, so that the
 * totals cost no request of their own.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBetLog({ userId: 7, screen: 'history', day: '2026-01-01', types: [] }).log.rows.length; // => 3
 */
export function useBetLog({ userId, screen, ...query }: BetLogPlace): BetLogOfDay {
  const { mutate } = useSWRConfig();
  const summaryKey = userId === undefined ? undefined : betSummaryKey(userId, query);
  const log = useRecordLog(
    userId === undefined ? undefined : betRowsKey(userId, screen, query),
    async (beforeId, options) => {
      const { bets, ...summary } = await getBetDay(query, beforeId, options);
      if (summaryKey !== undefined) await mutate<BetSummary>(summaryKey, summary, { revalidate: false });
      return bets;
    },
  );
  const { data: summary } = useRead<BetSummary>(
    summaryKey,
    (options) => getBetDay(query, 0, options),
    comesWithThePages,
  );
  return { log, summary };
}
