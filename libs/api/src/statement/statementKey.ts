import type { ReadKey } from '../swr/ReadKey';
import type { StatementPeriod } from './Statement';

/** The cache key of what a player's account came to in a period. */
export function statementKey(userId: number, { from, to }: StatementPeriod): ReadKey {
  return ['statement', userId, from, to];
}
