import { misuse } from '../kernel/internal';

/**
 * A source of what is won by chance.
 *
 * @example
 * const chance: Chance = { integer: () => 3 };
 * chance.integer(6); // => 3
 */
export interface Chance {
  /**
   * A whole number from 0 to `bound` - 1, each equally likely.
   *
   * @throws RangeError when `bound` is no whole number of at least 1, or more than the source can tell apart
   */
  integer(bound: number): number;
}

/**
 * Random words: whole numbers of so many bits, each equally likely.
 *
 * @example
 * const source: WordSource = { bits: 8, next: () => 255 };
 * source.next(); // => 255
 */
export interface WordSource {
  readonly bits: number;
  next(): number;
}

/**
 * A whole number from 0 to `bound` - 1, each equally likely: words from the largest multiple of `bound` on are
 * dropped, of the first other one the remainder is taken.
 *
 * @see docs/rules.md#fairness
 * @throws RangeError when `bound` is no whole number from 1 to the number of words
 * @example
 * const words = [255, 13];
 * unbiasedInteger({ bits: 8, next: () => words.shift() ?? 0 }, 10); // => 3
 */
export function unbiasedInteger(source: WordSource, bound: number): number {
  const words = 2 ** source.bits;
  if (!Number.isInteger(bound) || bound < 1 || bound > words) {
    throw misuse(`a number of results from 1 to ${words}`, bound);
  }
  const end = words - (words % bound);
  let word = source.next();
  while (word >= end) word = source.next();
  return word % bound;
}
