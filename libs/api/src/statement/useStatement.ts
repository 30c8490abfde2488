import { useSWRConfig } from 'swr';
import { useRead } from '../swr/useRead';
import { type RecordLog, useRecordLog } from '../swr/useRecordLog';
import { getStatement, type Movement, type StatementPeriod, type StatementSummary } from './statement';
import { statementKey, statementRowsKey } from './statementKeys';

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
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useStatement(7, { from: '2026-01-01', to: '2026-01-31' }).log.rows.length; // => 6
 */
export function useStatement(userId: number | undefined, period: StatementPeriod): StatementLog {
  const { mutate } = useSWRConfig();
  const key = userId === undefined ? undefined : statementKey(userId, period);
  const rowsKey = userId === undefined ? undefined : statementRowsKey(userId, period);
  const log = useRecordLog(rowsKey, async (beforeId, options) => {
    const { movements, ...summary } = await getStatement(period, beforeId, options);
    if (key !== undefined) await mutate<StatementSummary>(key, summary, { revalidate: false });
    return movements;
  });
  const { data: summary } = useRead<StatementSummary>(
    key,
    (options) => getStatement(period, 0, options),
    comesWithThePages,
  );
  return { log, summary };
}
