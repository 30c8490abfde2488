import { groupThousands } from '../money/groupThousands';

/**
 * A count for people to read: 1000000 is '1,000,000'. A count is never below zero and has no fraction; what is no
 * count is '0'.
 *
 * @example
 * formatCount(1_000_000); // => '1,000,000'
 * formatCount(-1); // => '0'
 */
export function formatCount(count: number): string {
  const whole = Math.trunc(count);
  return whole > 0 && Number.isSafeInteger(whole) ? groupThousands(String(whole)) : '0';
}
