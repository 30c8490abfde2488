import { useSWRConfig } from 'swr';
import { type ReadKey, useRead } from '../swr/useRead';
import { type RecordLog, useRecordLog } from '../swr/useRecordLog';
import { getStatement, type Movement, type StatementPeriod, type StatementSummary } from './statement';

/**
 * The cache key of a player's account totals in a period. The last day is not part of it: a running month has another
 * one tomorrow, and today's kept answer must be found then.
 *
 * @example
 * statementKey(7, { from: '2026-01-01', to: '2026-01-31' }); // => ['statement', 7, '2026-01-01']
 */
export function statementKey(userId: number, { from }: StatementPeriod): ReadKey {
  return ['statement', userId, from];
}

/** The cache key of the movements of a period; each page of them adds the id that it is before. */
export function statementRowsKey(userId: number, period: StatementPeriod): ReadKey {
  return ['statementRows', ...statementKey(userId, period).slice(1)];
}

/** A statement as far as its movements are loaded. */
interface StatementLog {
  readonly log: RecordLog<Movement>;
  /** `undefined` until it is known. */
  readonly summary: StatementSummary | undefined;
}

/** Every page of the movements tells it too, so it is never asked for by itself. */
const comesWithThePages = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
} as const;

/**
 * The player's statement of a period; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useStatement(7, { from: '2026-01-01', to: '2026-01-31' }).log.rows.length; // => 6
 */
export function useStatement(userId: number | undefined, period: StatementPeriod): StatementLog {
  const { mutate } = useSWRConfig();
  const key = userId === undefined ? undefined : statementKey(userId, period);
  const rowsKey = userId === undefined ? undefined : statementRowsKey(userId, period);
  const log = useRecordLog(rowsKey, async (beforeId) => {
    const { movements, ...summary } = await getStatement(period, beforeId);
    if (key !== undefined) await mutate<StatementSummary>(key, summary, { revalidate: false });
    return movements;
  });
  const { data: summary } = useRead<StatementSummary>(key, () => getStatement(period), comesWithThePages);
  return { log, summary };
}
