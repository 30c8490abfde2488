import type { ReadKey } from '../swr/ReadKey';
import type { BetQuery } from './getBetDay';

/** The cache key of the bets of a day, without the page. Two screens that are open at once have lists of their own. */
export function betRowsKey(userId: number, screen: 'history' | 'rewards', { day, types }: BetQuery): ReadKey {
  return [`betLog4U:${screen}`, userId, day, types.join(',')];
}
