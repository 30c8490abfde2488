import { misuse } from '../kernel/misuse';

const most = 36_600;

/**
 * How many days or months a list may have: a whole number, a century of days at most.
 *
 * @throws RangeError for anything else, before a list of millions is made
 */
export function listCount(count: number): number {
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw misuse(`a whole number from 0 to ${most}`, count);
}
