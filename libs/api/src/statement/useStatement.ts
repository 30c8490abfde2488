import { useSWRConfig } from 'swr';
import type { RecordLog } from '../swr/RecordLog';
import { useRead } from '../swr/useRead';
import { useRecordLog } from '../swr/useRecordLog';
import { getStatement } from './getStatement';
import type { Movement } from './Movement';
import type { StatementPeriod, StatementSummary } from './Statement';
import { statementKey } from './statementKey';
import { statementRowsKey } from './statementRowsKey';

/** A statement as far as its movements are loaded. */
export interface StatementLog {
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
