import type { ReadKey } from '../swr/ReadKey';
import type { StatementPeriod } from './Statement';
import { statementKey } from './statementKey';

/** The cache key of the movements of a period; each page of them adds the id that it is before. */
export function statementRowsKey(userId: number, period: StatementPeriod): ReadKey {
  return ['statementRows', ...statementKey(userId, period).slice(1)];
}
