import type { ReadKey } from '../swr/ReadKey';
import type { StatementPeriod } from './Statement';

/**
 * The cache key of what a player's account came to in a period. Not in its name is the last day: a month that is running
 * has another one tomorrow, and what is kept of today is to be found then.
 *
 * @example
 * statementKey(7, { from: '2026-01-01', to: '2026-01-31' }); // => ['statement', 7, '2026-01-01']
 */
export function statementKey(userId: number, { from }: StatementPeriod): ReadKey {
  return ['statement', userId, from];
}
