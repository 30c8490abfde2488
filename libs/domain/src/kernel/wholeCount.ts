import { misuse } from './misuse';

const most = 36_600;

/**
 * A count of what is listed or given out, such as days, months or spins: a whole number, a century of days at most.
 *
 * @throws RangeError for anything else, before a list of millions is made
 */
export function wholeCount(count: number): number {
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw misuse(`a whole number from 0 to ${most}`, count);
}
