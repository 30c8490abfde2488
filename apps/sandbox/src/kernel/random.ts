import { randomBytes } from 'node:crypto';

const wordBytes = 4;

/** The source of everything that is won by chance. Never used for tokens, ids or codes. */
export interface Random {
  /** Whether who knows its seed knows every outcome. Pages that show outcomes announce it. */
  readonly isPredictable: boolean;
  /**
   * A whole number from 0 to `bound` - 1, each equally likely.
   *
   * @throws RangeError when `bound` is no whole number of at least 1, or more than the source can tell apart
   */
  integer(bound: number): number;
}

/**
 * Random numbers from the system's cryptographic generator. Every draw takes fresh bytes, so outcomes tell nothing of
 * later ones.
 *
 * @param bytes where they come from; a test may script them
 */
export function systemRandom(bytes: (count: number) => Buffer = randomBytes): Random {
  const words = { bits: 8 * wordBytes, next: () => bytes(wordBytes).readUInt32BE() };
  return { isPredictable: false, integer: (bound) => unbiasedInteger(words, bound) };
}

/** Random words: whole numbers of so many bits, each equally likely. */
export interface WordSource {
  readonly bits: number;
  next(): number;
}

/**
 * A whole number from 0 to `bound` - 1, each equally likely: words beyond the largest multiple of `bound` are
 * dropped.
 *
 * @throws RangeError when `bound` is no whole number from 1 to the number of words
 */
export function unbiasedInteger(source: WordSource, bound: number): number {
  const words = 2 ** source.bits;
  if (!Number.isInteger(bound) || bound < 1 || bound > words) {
    throw new RangeError(`A number below ${bound} cannot be drawn`);
  }
  const end = words - (words % bound);
  let word = source.next();
  while (word >= end) word = source.next();
  return word % bound;
}

const bits = 32;

/** Chance that repeats itself for the same seed: for tests and simulations. */
export interface SeededRandom extends Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
}

/**
 * Repeatable random numbers (mulberry32). A few outcomes give away all that follow: for tests and simulations only.
 *
 * @param seed any integer; only its low 32 bits count
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const nextWord = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    isPredictable: true,
    next: () => nextWord() / 2 ** bits,
    integer: (bound) => unbiasedInteger({ bits, next: nextWord }, bound),
  };
}
