import type { DayKey } from '@kislap/domain';
import type { ReadKey } from '../swr/ReadKey';

/** The cache key of what a player's bets came to on each day up to `last`. */
export function betNetsKey(userId: number, last: DayKey): ReadKey {
  return ['betNets', userId, last];
}
