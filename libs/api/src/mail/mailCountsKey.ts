import type { ReadKey } from '../mapping/ReadKey';

/**
 * The cache key of how many messages are unread.
 *
 * @example
 * mailCountsKey(7); // => ['getMsgCount', 7]
 */
export function mailCountsKey(userId: number): ReadKey {
  return ['getMsgCount', userId];
}
