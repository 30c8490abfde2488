import type { ReadKey } from '../swr/ReadKey';
import type { BetQuery } from './getBetDay';

/**
 * The cache key of what the bets of a day come to.
 *
 * @example
 * betSummaryKey(7, { day: '2026-01-01', types: ['slot'] }); // => ['betLog4U', 7, '2026-01-01', 'slot']
 */
export function betSummaryKey(userId: number, { day, types }: BetQuery): ReadKey {
  return ['betLog4U', userId, day, types.join(',')];
}
