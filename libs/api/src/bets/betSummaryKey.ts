import type { ReadKey } from '../swr/ReadKey';
import type { BetQuery } from './getBetDay';

/** The cache key of what the bets of a day come to. */
export function betSummaryKey(userId: number, { day, types }: BetQuery): ReadKey {
  return ['betLog4U', userId, day, types.join(',')];
}
