import { groupThousands } from '../money/groupThousands';

/**
 * A count for people to read: 1000000 is '1,000,000'. A count is never below zero and has no fraction.
 *
 * @example
 * formatCount(1_000_000); // => '1,000,000'
 * formatCount(-1); // => '0'
 */
export function formatCount(count: number): string {
  return groupThousands(String(Math.max(0, Math.trunc(count) || 0)));
}
