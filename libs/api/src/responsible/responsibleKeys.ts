import type { ReadKey } from '../mapping/ReadKey';

/**
 * The cache key of a player's limits.
 *
 * @example
 * playLimitsKey(7); // => ['rgInfo', 7]
 */
export function playLimitsKey(userId: number): ReadKey {
  return ['rgInfo', userId];
}

/**
 * The cache key of what a player has spent.
 *
 * @example
 * spendingKey(7); // => ['rgSpend', 7]
 */
export function spendingKey(userId: number): ReadKey {
  return ['rgSpend', userId];
}
