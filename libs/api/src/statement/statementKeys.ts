import type { ReadKey } from '../mapping/ReadKey';
import type { StatementPeriod } from './statement';

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
